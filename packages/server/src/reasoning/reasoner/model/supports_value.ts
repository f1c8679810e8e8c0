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
  if (known !== undefined && isSame(known, value)) return true
  if (typeof value === 'boolean') return true
  if (slot.data_type === 'email') return quote.toLowerCase().includes(String(value).toLowerCase())
  if (slot.enum_values === null) return holdsText(quote, [value].flat().join(' '))
  if (isSmallTalk(quote, language)) return false
  return !(/\d/.test(quote) && known !== undefined)
}

const isSame = (one: SlotValue, other: SlotValue) =>
  [one].flat().map(String).sort().join() === [other].flat().map(String).sort().join()

function holdsText(quote: string, value: string): boolean {
  const [said, wanted] = [wordsOf(quote), wordsOf(value)]
  const figures = wanted.filter((word) => /\d/.test(word))
  const figuresStand = figures.every((figure) => said.includes(figure))
  const held = wanted.filter((word) => said.some((other) => stem(other) === stem(word)))
  return figuresStand && held.length >= wanted.length * leastShare
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const stem = (word: string) => word.slice(0, 5)
