import { type analyzeQuestion, type CitedPassage, focusText, passageLabels, spokenText } from '@foyer/engine'
import type { FoundEntry } from './find_passages.ts'

/** Passages as a reply rests on them. */
export function citePassages(
  passages: readonly FoundEntry[],
  question: ReturnType<typeof analyzeQuestion>,
  /** By the words that were typed now. */
  typed = question,
): CitedPassage[] {
  const labels = passageLabels(passages)
  return passages.map((passage, at) => {
    const { kind, id, text, trail, statements, whole, source_id, url } = passage
    // Where the agent may not use all facts of a passage, no model may see its text.
    const words = whole ? text : statements.join(' ')
    return {
      kind,
      id,
      text: [...trail, words].join('\n'),
      spoken: spokenText(passage, question, typed),
      focus: focusText(passage, typed),
      label: labels[at]!,
      source_id,
      ...(url && { url }),
    }
  })
}
