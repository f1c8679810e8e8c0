export interface LabelWeights {
  /** In the order of the labels. */
  bias: ArrayLike<number>
  /** Where in `weights` those of a feature begin, one for each label. */
  places: ReadonlyMap<string, number>
  weights: ArrayLike<number>
}

/** Weights are written down in steps of this size. */
const step = 0.1

/** The labels, the bias, then the features: each a name, a tab, and a weight for each label. */
export function parseWeights(lines: readonly string[], labels: readonly string[]): LabelWeights {
  const [named, bias, ...features] = lines
  if (named !== labels.join(' ')) throw new Error(`Weights for “${named}” are none for ${labels.join(' ')}.`)
  const places = new Map<string, number>()
  const weights = new Float64Array(features.length * labels.length)
  features.forEach((line, row) => {
    const [feature, values] = line.split('\t') as [string, string]
    places.set(feature, row * labels.length)
    weights.set(valuesIn(values), row * labels.length)
  })
  return { bias: valuesIn(bias!), places, weights }
}

const valuesIn = (written: string) => written.split(' ').map((value) => Number(value) * step)

/** As `parseWeights` reads them. */
export function printWeights({ bias, places, weights }: LabelWeights, labels: readonly string[]): string[] {
  const print = (values: ArrayLike<number>, from: number) =>
    labels.map((_, at) => Math.round(values[from + at]! / step)).join(' ')
  return [
    labels.join(' '),
    print(bias, 0),
    ...[...places].map(([feature, from]) => `${feature}\t${print(weights, from)}`),
  ]
}
