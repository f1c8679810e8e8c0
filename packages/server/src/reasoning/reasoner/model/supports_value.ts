// guards tested by: read_message.test.ts

import { isSmallTalk, type Reading, type SlotDefinition, type SlotValue } from '@foyer/engine'

/** So much of what a free answer says has to stand in the words that it rests on. */
const leastShare = 0.5

/**
 * Whether words support the value that a model takes from them. A model may put a value into other words, so that this
 * refuses only what the words cannot mean: another figure, another address, a greeting, or a text that is not theirs.
 */
export function supportsValue(
  slot: SlotDefinition,
  value: SlotValue,
  quote: string,
  { heard, language }: { heard: Reading; language: string },
): boolean {
  const known = heard.captures.find((capture) => capture.slot === slot.key)?.value
  // guard: what the builtin reasoner hears, too, is supported
  if (known !== undefined && isSame(known, value)) return true
  if (typeof value === 'boolean') return true
  // guard: an address stands in the words [quote… -> true]
  if (slot.data_type === 'email') return quote.toLowerCase().includes(String(value).toLowerCase())
  if (slot.enum_values === null) return holdsText(quote, [value].flat().join(' '))
  // guard: a greeting answers nothing
  if (isSmallTalk(quote, language)) return false
  // guard: a figure means what it says
  return !(/\d/.test(quote) && known !== undefined)
}

const isSame = (one: SlotValue, other: SlotValue) =>
  [one].flat().map(String).sort().join() === [other].flat().map(String).sort().join()

function holdsText(quote: string, value: string): boolean {
  const [said, wanted] = [wordsOf(quote), wordsOf(value)]
  const figures = wanted.filter((word) => /\d/.test(word))
  // guard: a figure of an answer stands in its words [figures.every… -> true]
  const figuresStand = figures.every((figure) => said.includes(figure))
  const held = wanted.filter((word) => said.some((other) => stem(other) === stem(word)))
  // guard: a free answer is in the words of the visitor [held… -> true]
  return figuresStand && held.length >= wanted.length * leastShare
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const stem = (word: string) => word.slice(0, 5)
