import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { classifyIntent } from '../packages/engine/src/listening/intents/classify_intent.ts'
import { hasIntent } from '../packages/engine/src/listening/intents/has_intent.ts'
import { intents } from '../packages/engine/src/listening/intents/intent.ts'
import { type IntentWeights, step } from '../packages/engine/src/listening/intents/weight_table.ts'
import { readMessages, trainIntents } from './intents/train.ts'

/**
 * `node evals/fit_intents.ts`: learns what messages are for from `evals/intents` and writes it to the engine. Prints how
 * well half of the files, which are about other businesses, are told by the other half.
 */

/** The features with the largest weights. More tell no more, and every start reads them. */
const kept = 16_000

const messages = readMessages()
/** The general ones belong to this half. */
const isOdd = (file: string) => !/[24]/.test(file)
const learnt = pruned(trainIntents(messages.filter(({ file }) => isOdd(file))))
const judged = messages
  .filter(({ file }) => !isOdd(file))
  .map(({ intent, text }) => ({ intent, scores: classifyIntent(text, learnt) }))
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`.padStart(5)
console.log('Found, and right among what is taken for it:')
for (const intent of intents) {
  const taken = judged.filter(({ scores }) => hasIntent(scores, intent))
  const right = taken.filter((each) => each.intent === intent).length
  const all = judged.filter((each) => each.intent === intent).length
  console.log(`  ${intent.padEnd(10)} ${percent(right, all)} ${percent(right, taken.length)}`)
}

const { bias, features } = pruned(trainIntents(messages))
const line = (name: string, weights: readonly number[]) =>
  `${name}\t${weights.map((weight) => Math.round(weight / step)).join(' ')}`
const file = new URL('../packages/engine/src/listening/intents/weights.ts', import.meta.url)
writeFileSync(
  file,
  `/** Written by \`evals/fit_intents.ts\`: the bias, then the features, with a weight for each intent. */\nexport const intentWeights = ${JSON.stringify(
    [line('', bias), ...[...features].map(([name, weights]) => line(name, weights))].join('\n'),
  )
    .replaceAll('\\n', '\n')
    .replaceAll('`', '')
    .replace(/^"|"$/g, '`')}\n`,
)
execFileSync('node_modules/.bin/biome', ['check', '--write', file.pathname], {
  cwd: new URL('..', import.meta.url),
})
console.log(`${messages.length} messages, ${features.size} features`)

function pruned({ bias, features }: IntentWeights): IntentWeights {
  const strength = (weights: readonly number[]) => Math.max(...weights.map(Math.abs))
  const strongest = [...features]
    .sort(([, one], [, other]) => strength(other) - strength(one))
    .slice(0, kept)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { bias, features: new Map(strongest) }
}
