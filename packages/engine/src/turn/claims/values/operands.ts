import type { CalendarDate, ClockTime, Mention, Quantity } from '../../../values/index.ts'
import type { KnownTexts } from '../known_texts.ts'
import { type KnownLine, wordKeys } from '../known_lines.ts'

/** A value that something can be worked out from. */
export interface Operand<Kind extends Quantity | ClockTime | CalendarDate = Quantity> {
  value: Kind
  place: Place
  /** In one text, operands that follow one another belong together: "3 croissants at 2.40". */
  text: number
  at: number
}

export type Place = 'sentence' | 'reply' | 'said' | 'known'

export interface Operands {
  quantities: Operand[]
  times: Operand<ClockTime>[]
  dates: Operand<CalendarDate>[]
}

export const noOperands = (): Operands => ({ quantities: [], times: [], dates: [] })

export function addOperands(all: Operands, mentions: readonly Mention[], place: Place, text: number): void {
  mentions.forEach(({ readings }, at) => {
    for (const value of readings) {
      if (value.kind === 'quantity') all.quantities.push({ value, place, text, at })
      if (value.kind === 'time') all.times.push({ value, place, text, at })
      if (value.kind === 'date') all.dates.push({ value, place, text, at })
    }
  })
}

/** In more lines than that, a word says nothing about one of them. */
const mostLines = 15

/** What the lines state that are about what is spoken of. */
export function spokenOperands(known: KnownTexts, texts: readonly string[]): Operands {
  const words = new Set(texts.flatMap(wordKeys))
  const all = noOperands()
  let text = 0
  for (const { lines, named } of known.layers) {
    const spoken = new Set<KnownLine>()
    for (const word of words) {
      const places = named.get(word) ?? []
      if (places.length <= mostLines) for (const place of places) spoken.add(lines[place]!)
    }
    for (const line of spoken) addOperands(all, line.mentions, 'known', text++)
  }
  return all
}
