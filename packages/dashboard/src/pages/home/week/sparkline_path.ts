interface Place {
  x: number
  y: number
}

export interface SparklineBox {
  width: number
  height: number
  /** Room on every side, for the width of the line. */
  padding: number
}

/** Where each value stands, from zero at the bottom to `highest` at the top; null where there is none. */
export function sparklinePlaces(
  values: readonly (number | null)[],
  highest: number,
  { width, height, padding }: SparklineBox,
): (Place | null)[] {
  const step = (width - 2 * padding) / Math.max(values.length - 1, 1)
  const reach = height - 2 * padding
  return values.map((value, at) =>
    value === null
      ? null
      : {
          x: round(padding + at * step),
          y: round(height - padding - (value / Math.max(highest, 1)) * reach),
        },
  )
}

/** A line through the places. Where one is missing, the line is broken. */
export const sparklinePath = (places: readonly (Place | null)[]): string =>
  places
    .map((place, at) => (place ? `${places[at - 1] ? 'L' : 'M'}${place.x} ${place.y}` : ''))
    .filter(Boolean)
    .join(' ')

const round = (length: number) => Math.round(length * 10) / 10
