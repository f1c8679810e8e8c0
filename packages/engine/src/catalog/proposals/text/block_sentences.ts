import { memoize } from '../../../assessment/memoize.ts'
import { sentencesOf } from '../../../knowledge/sentences.ts'
import type { ContentBlock } from './sections.ts'

/** A price may open a sentence: "One hour on the coast. £250." */
const beforePrice = /(?<=[.!?])\s+(?=[€£$]\s?\d)/u

/** The sentences of a paragraph, which several readers ask for; none of anything else. */
export const sentencesIn = memoize((block: ContentBlock): readonly string[] =>
  block.kind === 'paragraph' ? block.text.split(beforePrice).flatMap((part) => sentencesOf(part, null)) : [],
)
