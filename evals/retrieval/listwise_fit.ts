/** A question's candidates: their features, and which of them are right. */
export interface Candidates {
  features: number[][]
  right: boolean[]
}

const rounds = 300
const pace = 0.05
const decay = 0.003

/**
 * The weights under which right candidates come first, by the likelihood of drawing one of them when each is drawn in
 * proportion to the exponential of its score. Every list of questions counts alike, whatever its length.
 */
export function fitWeights(lists: readonly (readonly Candidates[])[]): number[] {
  const spread = spreadOf(lists.flat())
  const weights = spread.map(() => 0)
  const moments = spread.map(() => ({ first: 0, second: 0 }))
  for (let round = 1; round <= rounds; round++) {
    const slope = weights.map((weight) => 2 * decay * weight)
    for (const list of lists)
      for (const { features, right } of list) addSlope(features, right, 1 / (list.length * lists.length))
    // Adam: steps that do not depend on how steep a feature is.
    moments.forEach((moment, at) => {
      moment.first = 0.9 * moment.first + 0.1 * slope[at]!
      moment.second = 0.999 * moment.second + 0.001 * slope[at]! ** 2
      const step = moment.first / (1 - 0.9 ** round)
      weights[at]! -= (pace * step) / (Math.sqrt(moment.second / (1 - 0.999 ** round)) + 1e-8)
    })

    function addSlope(features: number[][], right: boolean[], share: number) {
      const scores = features.map((row) =>
        row.reduce((sum, x, at) => sum + (x / spread[at]!) * weights[at]!, 0),
      )
      const highest = Math.max(...scores)
      const chances = scores.map((score) => Math.exp(score - highest))
      const all = chances.reduce((sum, chance) => sum + chance, 0)
      const hit = chances.reduce((sum, chance, place) => sum + (right[place] ? chance : 0), 0)
      if (hit === 0) return
      features.forEach((row, place) => {
        const pull = (right[place] ? chances[place]! / hit : 0) - chances[place]! / all
        row.forEach((x, at) => {
          slope[at]! -= (share * pull * x) / spread[at]!
        })
      })
    }
  }
  return weights.map((weight, at) => weight / spread[at]!)
}

function spreadOf(list: readonly Candidates[]): number[] {
  const rows = list.flatMap(({ features }) => features)
  return rows[0]!.map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length
    const variance = rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length
    return Math.sqrt(variance) || 1
  })
}

/** From 0: how many candidates come before the first right one. */
export function rankOf({ features, right }: Candidates, weights: readonly number[]): number {
  const scores = features.map((row) => row.reduce((sum, x, at) => sum + x * weights[at]!, 0))
  const best = Math.max(...scores.filter((_, place) => right[place]))
  return scores.filter((score, place) => !right[place] && score >= best).length
}
