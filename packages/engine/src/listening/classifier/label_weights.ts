export interface LabelWeights {
  /** In the order of the labels. */
  bias: readonly number[]
  /** The weights of each feature, one after another. */
  features: ReadonlyMap<string, readonly number[]>
}

/** Weights are written down in steps of this size. */
export const step = 0.1

/** Gives the weights when they are first needed: most that import the engine read no message. */
export function lazyWeights(lines: string): () => LabelWeights {
  let weights: LabelWeights | undefined
  return () => {
    weights ??= parse(lines)
    return weights
  }
}

function parse(lines: string): LabelWeights {
  const rows = lines.split('\n').map((line): [string, number[]] => {
    const [feature, weights] = line.split('\t') as [string, string]
    return [feature, weights.split(' ').map((weight) => Number(weight) * step)]
  })
  return { bias: rows[0]![1], features: new Map(rows.slice(1)) }
}
