import { readdirSync, readFileSync } from 'node:fs'
import type { LabelWeights } from '../../packages/engine/src/listening/classifier/label_weights.ts'
import { textFeatures } from '../../packages/engine/src/listening/classifier/text_features.ts'

/** Multinomial logistic regression over sparse features, by AdaGrad. */

export interface LabelledMessage {
  label: string
  text: string
  /** The file that it stands in: each is about businesses of its own. */
  file: string
}

/** The messages of all files in a folder, each `label<TAB>message`. */
export const readMessages = (folder: URL, labels: readonly string[]): LabelledMessage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [label, text] = line.split('\t') as [string, string]
          if (!labels.includes(label) || !text) throw new Error(`${file}: no label and message in “${line}”.`)
          return { label, text, file }
        }),
    )

/** What is said everywhere counts several times: the other files are full of their businesses' words. */
const isGeneral = (file: string) => /^(general|orders)/.test(file)
const generalTimes = 8

/** A feature of fewer messages is an accident. */
const fewest = 3
const epochs = 12
const rate = 0.25
const biasRate = 0.01

export function train(messages: readonly LabelledMessage[], labels: readonly string[]): LabelWeights {
  const rows = messages.flatMap(({ label, text, file }) =>
    Array.from({ length: isGeneral(file) ? generalTimes : 1 }, () => ({
      label,
      names: textFeatures(text),
    })),
  )
  const counts = new Map<string, number>()
  for (const { names } of rows) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name)
  const placeOf = new Map(names.map((name, at) => [name, at * labels.length]))
  const weights = new Float64Array(names.length * labels.length)
  const squares = new Float64Array(weights.length).fill(1)
  const bias = new Float64Array(labels.length)
  const samples = rows.map(({ label, names }) => ({
    right: labels.indexOf(label),
    places: names.flatMap((name) => placeOf.get(name) ?? []),
  }))
  for (let epoch = 0; epoch < epochs; epoch++) for (const sample of shuffled(samples, epoch)) learn(sample)
  return { bias, places: placeOf, weights }

  function learn({ right, places }: (typeof samples)[number]) {
    const scale = Math.sqrt(places.length) || 1
    const scores = bias.map(
      (own, at) => own + places.reduce((sum, place) => sum + weights[place + at]!, 0) / scale,
    )
    const most = Math.max(...scores)
    const shares = scores.map((score) => Math.exp(score - most))
    const whole = shares.reduce((sum, share) => sum + share, 0)
    shares.forEach((share, at) => {
      const error = share / whole - (at === right ? 1 : 0)
      bias[at]! -= biasRate * error
      const slope = error / scale
      for (const place of places) {
        squares[place + at]! += slope * slope
        weights[place + at]! -= (rate * slope) / Math.sqrt(squares[place + at]!)
      }
    })
  }
}

/** The same order in every run. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const all = [...items]
  let state = seed + 1
  for (let at = all.length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648
    const other = state % (at + 1)
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}
