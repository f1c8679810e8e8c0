import { wordsOf } from '../../knowledge/search/words.ts'
import type { ListeningPack } from '../language/index.ts'
import { stemOf } from '../sentences/tokens.ts'

const joints = /\s*(?:[,;/|&]|\s(?:or|oder|and|und)\s)\s*/u

/** "Website / shop" and "fees or interest" are named by any of the two, beside both. */
export function alternativesOf(text: string): string[] {
  const parts = text.split(joints).filter((part) => part.trim() !== '')
  return parts.length > 1 ? parts : []
}

/** A value whose words stand in different parts of a label is a list of names: `lost_stolen`, "Lost or stolen". */
export function namesInList(
  [value = '', ...labels]: readonly string[],
  { language }: ListeningPack,
): string[] {
  const words = wordsOf(value)
  const stems = stemsOf(words)
  const isList = labels.some((label) => {
    const parts = alternativesOf(label).map((part) => stemsOf(wordsOf(part)))
    return parts.filter((part) => stems.some((stem) => part.includes(stem))).length > 1
  })
  return isList && words.length > 1 ? words : []

  function stemsOf(of: readonly string[]): string[] {
    return of.map((word) => stemOf(word, language))
  }
}
