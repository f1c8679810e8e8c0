/** How much it tells that a row holds what so many of all rows do: nearly nothing for what all of them do. */
export const rarity = (holders: number, rows: number): number =>
  Math.log(1 + Math.max(0, rows - holders + 0.5) / (holders + 0.5))
