import { foldText } from '@foyer/engine'

/**
 * A pattern for ILIKE that holds for every text in which the engine would find the phrase, and for few others: letters
 * that may carry an accent stand for any, and what may be an umlaut, a gap or nothing for anything.
 */
export function likePattern(phrase: string): string {
  if (!/[\p{L}\p{N}]/u.test(phrase)) return `%${escaped(phrase.trim())}%`
  const loose = foldText(phrase)
    .text.replaceAll(/ae|oe|ue|ss|[^a-z0-9]+/g, '%')
    .replaceAll(/[aceinouy]/g, '_')
  return `%${loose}%`
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)
