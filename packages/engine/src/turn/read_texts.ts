import { type KnownTexts, knownTexts, withKnown } from './claims/known_texts.ts'

/** About 15 MB of what was read. */
const mostCharacters = 600_000

const readBefore = new Map<string, KnownTexts>()
let characters = 0

/** With these texts, each with what it states. Most of a conversation is the same in its next turn: it is read once. */
export const withReadTexts = (known: KnownTexts, texts: Iterable<string>): KnownTexts =>
  withKnown(known, [...texts].filter((text) => text !== '').map(readText))

function readText(text: string): KnownTexts {
  const read = readBefore.get(text) ?? knownTexts([text])
  if (readBefore.delete(text)) characters -= text.length
  readBefore.set(text, read)
  characters += text.length
  forgetOldest()
  return read
}

function forgetOldest() {
  for (const text of readBefore.keys()) {
    if (characters <= mostCharacters) return
    readBefore.delete(text)
    characters -= text.length
  }
}
