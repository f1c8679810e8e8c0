/** How often one of the right cases scores above one of the wrong ones; a tie counts half. */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number {
  const all = [
    ...right.map((score) => ({ score, isRight: true })),
    ...wrong.map((score) => ({ score, isRight: false })),
  ].sort((one, other) => one.score - other.score)
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]!.score === all[from]!.score) to++
    const rank = (from + to + 1) / 2
    ranks += rank * all.slice(from, to).filter(({ isRight }) => isRight).length
    from = to
  }
  return (ranks - (right.length * (right.length + 1)) / 2) / (right.length * wrong.length)
}
