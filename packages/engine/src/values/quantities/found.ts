import type { Token } from '../numbers.ts'
import type { Mention, Quantity, Unit } from '../value.ts'

/** What is read of a text before its neighbours are looked at. */
export interface Found {
  mention: Mention
  quantities: Quantity[]
  /** Whether the text says itself what the number measures. */
  hasUnit: boolean
}

/** With the place after its last token. */
export interface Read {
  found: Found
  end: number
}

interface TokenSpan {
  text: string
  tokens: readonly Token[]
  start: number
  end: number
}

export function readOf(
  { text, tokens, start, end }: TokenSpan,
  amount: number,
  units: readonly Unit[],
): Read {
  const [from, to] = [tokens[start]!.from, tokens[end - 1]!.to]
  return {
    end,
    found: {
      mention: { text: text.slice(from, to), from, to, readings: [] },
      quantities: units.map((unit) => ({ kind: 'quantity', amount, unit })),
      hasUnit: true,
    },
  }
}

export const aside = (read: Read, isAside = true): Read => ({
  ...read,
  found: { ...read.found, mention: { ...read.found.mention, isAside } },
})

export const isTime = ({ measure }: Unit): boolean => measure === 'minutes' || measure === 'months'
export const wholeWord = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u')
