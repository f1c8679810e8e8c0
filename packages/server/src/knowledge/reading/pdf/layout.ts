import type { Line } from './line.ts'

/** What is usual in a document, so that the unusual can be told: headings, gaps. */
export interface Layout {
  bodySize: number
  /** From one line of a paragraph to the next. */
  leading: number
  /** Sizes of headings, the largest first. */
  headingSizes: number[]
}

export function layoutOf(pages: Line[][]): Layout {
  const lines = pages.flat()
  const bodySize = mostCommon(lines.map(({ size, text }) => [rounded(size), text.length])) ?? 10
  const steps = pages.flatMap((page) =>
    page.slice(1).flatMap((line, index): [number, number][] => {
      const step = line.y - page[index]!.y
      const isText = rounded(line.size) === bodySize && step > bodySize * 0.9 && step < bodySize * 2.5
      return isText ? [[Math.round(step * 2) / 2, 1]] : []
    }),
  )
  const larger = new Set(lines.filter((line) => isLarger(line, bodySize)).map(({ size }) => rounded(size)))
  return {
    bodySize,
    leading: mostCommon(steps) ?? bodySize * 1.3,
    headingSizes: [...larger].sort((one, other) => other - one),
  }
}

/** By how much larger than the text it is set; null for text. */
export function headingLevelOf(line: Line, { bodySize, headingSizes }: Layout): number | null {
  if (!isLarger(line, bodySize) || !/\p{L}/u.test(line.text) || line.text.length > 200) return null
  return Math.min(headingSizes.indexOf(rounded(line.size)) + 1, 4)
}

const isLarger = ({ size }: Line, bodySize: number) => rounded(size) >= bodySize * 1.15

const rounded = (size: number) => Math.round(size * 2) / 2

function mostCommon(weighed: [value: number, weight: number][]): number | null {
  const weights = new Map<number, number>()
  for (const [value, weight] of weighed) weights.set(value, (weights.get(value) ?? 0) + weight)
  return [...weights].reduce<[number | null, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [null, 0],
  )[0]
}
