import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type LabelWeights, step } from '../packages/engine/src/listening/classifier/label_weights.ts'
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
  /** The features with the largest weights. More tell no more, and every start reads them. */
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
const line = (name: string, weights: readonly number[]) =>
  `${name}\t${weights.map((weight) => Math.round(weight / step)).join(' ')}`

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
  )
  const others = messages.filter(({ file }) => !isOdd(file))
  console.log('Found, and right among what is taken for it:')
  for (const label of labels) {
    const taken = others.filter(({ text }) => has(text, label, learnt))
    const right = taken.filter((each) => each.label === label).length
    const all = others.filter((each) => each.label === label).length
    console.log(`  ${label.padEnd(10)} ${percent(right, all)} ${percent(right, taken.length)}`)
  }
  const { bias, features } = pruned(train(messages, labels), kept)
  write(name, [line('', bias), ...[...features].map(([feature, weights]) => line(feature, weights))])
  console.log(`${messages.length} messages, ${features.size} features`)
}

function write(name: Task['name'], lines: readonly string[]) {
  const file = new URL(`../packages/engine/src/listening/${name}s/weights.ts`, import.meta.url)
  const text = JSON.stringify(lines.join('\n'))
    .replaceAll('\\n', '\n')
    .replaceAll('`', '')
    .replace(/^"|"$/g, '`')
  writeFileSync(
    file,
    `/** Written by \`evals/fit_intents.ts\`: the bias, then the features, with a weight for each ${name}. */\nexport const ${name}Weights = ${text}\n`,
  )
  execFileSync('node_modules/.bin/biome', ['check', '--write', file.pathname], {
    cwd: new URL('..', import.meta.url),
  })
}

function pruned({ bias, features }: LabelWeights, kept: number): LabelWeights {
  const strength = (weights: readonly number[]) => Math.max(...weights.map(Math.abs))
  const strongest = [...features]
    .sort(([, one], [, other]) => strength(other) - strength(one))
    .slice(0, kept)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { bias, features: new Map(strongest) }
}
