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

/** A line through the places. Where one is missing, the line is broken; one that stands alone is a dot. */
export const sparklinePath = (places: readonly (Place | null)[]): string =>
  places
    .map((place, at) => {
      if (!place) return ''
      const isAlone = !places[at - 1] && !places[at + 1]
      return `${places[at - 1] ? 'L' : 'M'}${place.x} ${place.y}${isAlone ? ' h0' : ''}`
    })
    .filter(Boolean)
    .join(' ')

const round = (length: number) => Math.round(length * 10) / 10
