/** Texts in requests that a provider takes: neither too many at once nor too long together. */

interface BatchedText {
  text: string
  /** Its place among all texts. */
  place: number
}

const mostTexts = 64
const mostCharacters = 200_000
/** Models read some 8,000 tokens; what a text is about stands at its beginning. */
const longestText = 20_000

/** A blank text is in no batch: providers refuse it, and it means nothing. */
export function batchesOf(texts: readonly string[]): BatchedText[][] {
  const batches: BatchedText[][] = []
  let characters = Infinity
  texts.forEach((text, place) => {
    if (text.trim() === '') return
    const cut = wellFormed(text.slice(0, longestText))
    characters += cut.length
    if (characters > mostCharacters || batches.at(-1)!.length === mostTexts) {
      batches.push([])
      characters = cut.length
    }
    batches.at(-1)!.push({ text: cut, place })
  })
  return batches
}

/** A character of two halves may have been cut in the middle. */
const wellFormed = (text: string) => text.toWellFormed()
