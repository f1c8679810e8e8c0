import { packFor } from '../language/index.ts'
import type { Passage } from '../passage.ts'
import type { Claim } from './claim.ts'
import { ended } from './plain.ts'
import { readList } from './read_list.ts'
import { isLabel, readCommand, readParagraph } from './read_paragraph.ts'
import { newReading, type Reading } from './read_sentences.ts'
import { readTable } from './read_table.ts'
import { type Surroundings, surroundingsOf, within } from './surroundings.ts'

export interface ClaimContext {
  language: string
  organization: string | null
}

/** What a passage claims, in reading order. */
export function claimsOf({ trail, blocks }: Passage, { language, organization }: ClaimContext): Claim[] {
  const settings = { pack: packFor(language), language, organization }
  const reading = newReading()
  const open: { level: number; text: string }[] = []
  let surroundings = surroundingsOf(trail, settings)
  let introduction: string | null = null
  blocks.forEach((block, at) => {
    const before = introduction
    introduction = null
    if (block.kind === 'heading') enter(block.level, block.text)
    else if (block.kind === 'list') readList(block, before, surroundings, reading)
    else if (block.kind === 'table') readTable(block, surroundings, reading)
    else if (block.kind === 'code') {
      if (before !== null) readCommand(before, block.text, surroundings, reading)
    } else if (isLabel(block, blocks[at + 1], surroundings)) enter(deepest, block.text)
    else introduction = readParagraph(block, blocks[at + 1], surroundings, reading)
  })
  return reading.claims.length > 0 ? reading.claims : fallback(reading, surroundings)

  function enter(level: number, text: string) {
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop()
    open.push({ level, text })
    surroundings = surroundingsOf([...trail, ...open.map((heading) => heading.text)], settings)
    reading.asked = null
  }
}

/** Below every heading. */
const deepest = 99
const mostReferences = 8

/** A passage that only points elsewhere says where to. */
function fallback({ references }: Reading, surroundings: Surroundings): Claim[] {
  if (references.length === 0) return []
  const sentence = references.slice(0, mostReferences).join('; ')
  return [{ text: ended(within(surroundings, sentence)), sentence, headings: surroundings.headings }]
}
