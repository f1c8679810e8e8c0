import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { dataHeader } from '../packages/engine/src/engine_data.ts'
import { type LabelWeights, printWeights } from '../packages/engine/src/listening/classifier/label_weights.ts'
import { cues } from '../packages/engine/src/listening/cues/cue.ts'
import { cueOf } from '../packages/engine/src/listening/cues/cue_of.ts'
import { classifyIntent } from '../packages/engine/src/listening/intents/classify_intent.ts'
import { hasIntent } from '../packages/engine/src/listening/intents/has_intent.ts'
import { type Intent, intents } from '../packages/engine/src/listening/intents/intent.ts'
import { readMessages, train } from './intents/train.ts'
import { typedQuestions } from './typed/organizations.ts'

/**
 * `node evals/fit_intents.ts`: learns what messages are for from `evals/intents`, and what they are about from
 * `evals/cues`, and writes both to the engine. Prints how well half of the files, which are about other businesses, are
 * told by the other half.
 */

interface Task {
  name: 'intent' | 'cue'
  labels: readonly string[]
  folder: string
  /** The features with the largest weights. More tell no more. */
  kept: number
  has(text: string, label: string, weights: LabelWeights): boolean
}

const tasks: Task[] = [
  {
    name: 'intent',
    labels: intents,
    folder: 'intents/',
    kept: 16_000,
    has: (text, label, weights) => hasIntent(classifyIntent(text, weights), label as Intent),
  },
  {
    name: 'cue',
    labels: cues,
    folder: 'cues/',
    kept: 8_000,
    has: (text, label, weights) => cueOf(text, weights) === label,
  },
]
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`.padStart(5)
const [only] = process.argv.slice(2)
for (const task of tasks) if (only === undefined || only === task.name) fit(task)

function fit({ name, labels, folder, kept, has }: Task) {
  const messages = [
    ...readMessages(new URL(folder, import.meta.url), labels),
    ...(name === 'intent' ? typedQuestions() : []),
  ]
  /** The general ones belong to this half. */
  const isOdd = (file: string) => !/[24]/.test(file)
  const learnt = pruned(
    train(
      messages.filter(({ file }) => isOdd(file)),
      labels,
    ),
    kept,
    labels,
  )
  const others = messages.filter(({ file }) => !isOdd(file))
  console.log('Found, and right among what is taken for it:')
  for (const label of labels) {
    const taken = others.filter(({ text }) => has(text, label, learnt))
    const right = taken.filter((each) => each.label === label).length
    const all = others.filter((each) => each.label === label).length
    console.log(`  ${label.padEnd(10)} ${percent(right, all)} ${percent(right, taken.length)}`)
  }
  const fitted = pruned(train(messages, labels), kept, labels)
  write(name, fitted, labels)
  console.log(`${messages.length} messages, ${fitted.places.size} features`)
}

function write(name: Task['name'], weights: LabelWeights, labels: readonly string[]) {
  const file = new URL(`../packages/engine/data/${name}s.tsv.gz`, import.meta.url)
  const lines = [dataHeader(`${name}s`), ...printWeights(weights, labels)]
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }))
}

function pruned(
  { bias, places, weights }: LabelWeights,
  kept: number,
  labels: readonly string[],
): LabelWeights {
  const strength = (place: number) => Math.max(...labels.map((_, at) => Math.abs(weights[place + at]!)))
  const strongest = [...places]
    .sort(([, one], [, other]) => strength(other) - strength(one))
    .slice(0, kept)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { bias, places: new Map(strongest), weights }
}
