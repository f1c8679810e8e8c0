import { languagePackFor } from '../language/index.ts'
import type { Passage } from '../passage.ts'
import type { Claim } from './claim.ts'
import { type HeadingContext, headingContextOf, withPrefix } from './heading_context.ts'
import { withEndMark } from './plain.ts'
import { readList } from './read_list.ts'
import { isLabel, readCommand, readParagraph } from './read_paragraph.ts'
import { type ClaimCollector, newClaimCollector } from './read_sentences.ts'
import { readTable } from './read_table.ts'

export interface ClaimContext {
  language: string
  organization: string | null
}

/** What a passage claims, in reading order. */
export function claimsOf({ trail, blocks }: Passage, { language, organization }: ClaimContext): Claim[] {
  const settings = { pack: languagePackFor(language), language, organization }
  const collector = newClaimCollector()
  const open: { level: number; text: string }[] = []
  let headingContext = headingContextOf(trail, settings)
  let introduction: string | null = null
  blocks.forEach((block, at) => {
    const before = introduction
    introduction = null
    if (block.kind === 'heading') enter(block.level, block.text)
    else if (block.kind === 'list') readList(block, before, headingContext, collector)
    else if (block.kind === 'table') readTable(block, headingContext, collector)
    else if (block.kind === 'code') {
      if (before !== null) readCommand(before, block.text, headingContext, collector)
    } else if (isLabel(block, blocks[at + 1], headingContext)) enter(deepest, block.text)
    else introduction = readParagraph(block, blocks[at + 1], headingContext, collector)
  })
  return collector.claims.length > 0 ? collector.claims : fallback(collector, headingContext)

  function enter(level: number, text: string) {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
    open.push({ level, text })
    headingContext = headingContextOf([...trail, ...open.map((heading) => heading.text)], settings)
    collector.pendingQuestion = null
  }
}

/** Below every heading. */
const deepest = 99
const mostReferences = 8

/** A passage that only points elsewhere says where to. */
function fallback({ references }: ClaimCollector, headingContext: HeadingContext): Claim[] {
  if (references.length === 0) return []
  const sentence = references.slice(0, mostReferences).join('; ')
  return [
    { text: withEndMark(withPrefix(headingContext, sentence)), sentence, headings: headingContext.headings },
  ]
}
