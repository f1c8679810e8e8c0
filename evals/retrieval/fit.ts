import { featureWeights } from '../../packages/engine/src/knowledge/search/weights.ts'
import { loadBuiltinEmbedder } from '../../packages/server/src/reasoning/embedder/builtin/index.ts'
import { type Candidates, fitWeights, rankOf } from './listwise_fit.ts'
import { indexOf } from './rankings.ts'
import { doc2dial, type RetrievalSet, squad } from './sets.ts'

/**
 * `node evals/retrieval/fit.ts`: how the weights of the ranking were found. One set of weights for all rows together,
 * measured on documents that it was not fitted on. What it prints is copied, rounded, into the engine's weights.ts.
 */

const names = Object.keys(featureWeights) as (keyof typeof featureWeights)[]
const folds = 5
const candidatesEach = 100

interface Asked extends Candidates {
  fold: number
}

const embedder = loadBuiltinEmbedder()
const sets = [doc2dial(true), doc2dial(false), squad('answerable'), squad('answerable', true)]
const lists = sets.map(candidatesOf)

function candidatesOf(set: RetrievalSet): Asked[] {
  const index = indexOf(set, embedder)
  const groups = [...new Set(set.questions.map(({ group }) => group))].sort()
  return set.questions.map(({ text, right, group }) => {
    const vector = embedder.vectorOf(text)
    const found = index.search({ text, language: 'en', vector, limit: candidatesEach })
    return {
      features: found.map(({ features }) => names.map((name) => Math.max(0, features[name] ?? 0))),
      right: found.map(({ id }) => right.has(id)),
      fold: groups.indexOf(group) % folds,
    }
  })
}

const rounded = (value: number) => value.toFixed(3)
const recalls = (ranks: number[]) =>
  [1, 5, 10].map((first) => rounded(ranks.filter((rank) => rank < first).length / ranks.length)).join(' ')

const ranks = lists.map((list) => list.map(() => 0))
for (let fold = 0; fold < folds; fold++) {
  const weights = fitWeights(lists.map((list) => list.filter((asked) => asked.fold !== fold)))
  lists.forEach((list, place) => {
    list.forEach((asked, at) => {
      if (asked.fold === fold) ranks[place]![at] = rankOf(asked, weights)
    })
  })
}
const committed = names.map((name) => featureWeights[name])
const whole = fitWeights(lists)
const sum = whole.reduce((total, weight) => total + weight, 0)

console.log('recall@1 @5 @10, cross-validated over documents, and with the committed weights')
sets.forEach(({ name }, place) => {
  const asCommitted = lists[place]!.map((asked) => rankOf(asked, committed))
  console.log(`${name.padEnd(28)} ${recalls(ranks[place]!)}   ${recalls(asCommitted)}`)
})
console.log('weights, fitted and committed')
names.forEach((name, at) => {
  console.log(`${name.padEnd(12)} ${rounded(whole[at]! / sum)}   ${rounded(committed[at]!)}`)
})
