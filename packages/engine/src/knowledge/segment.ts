import type { Block, Document } from './document.ts'
import type { Passage } from './passage.ts'
import { blockUnits } from './passages/block_units.ts'
import { withoutBoilerplate } from './passages/boilerplate.ts'
import { joinSmallSections } from './passages/join_small_sections.ts'
import { blocksWords } from './passages/measure.ts'
import { packParts } from './passages/pack_parts.ts'
import { passageText } from './passages/passage_text.ts'
import { withQuestionHeadings } from './passages/question_headings.ts'
import { sectionsOf } from './passages/sections.ts'

/**
 * A document's passages, in reading order: what stands under each heading, in pieces of about 80 to 250 words that cut
 * neither a sentence, nor a list from what introduces it, nor a table from its header.
 */
export function segment(document: Document, { title }: { title?: string } = {}): Passage[] {
  const { language } = document
  const sections = sectionsOf(
    withQuestionHeadings(withoutBoilerplate(document.blocks)),
    document.title ?? title ?? null,
  )
  return joinSmallSections(sections).flatMap(({ trail, blocks }) =>
    piecesOf(blocks, language).map((piece) => ({ trail, text: passageText(piece), blocks: piece })),
  )
}

function piecesOf(blocks: Block[], language: string | null): Block[][] {
  const units = blockUnits(blocks, language).map((part) => ({ part, words: blocksWords(part) }))
  return packParts(units).map((run) => run.flat())
}
