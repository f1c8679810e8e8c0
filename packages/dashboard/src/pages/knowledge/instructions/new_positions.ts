/** The positions that change when one of them is moved. They begin at 1, whatever gaps there were. */
export function newPositions<Row extends { id: number; position: number }>(
  rows: readonly Row[],
  from: number,
  to: number,
): { id: number; position: number }[] {
  const moved = rows[from]
  if (!moved) return []
  return rows
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map(({ id, position: before }, place) => ({ id, position: place + 1, before }))
    .filter(({ position, before }) => position !== before)
    .map(({ id, position }) => ({ id, position }))
}
