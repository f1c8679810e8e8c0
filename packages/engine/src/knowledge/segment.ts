import type { Block, Document } from './document.ts'
import type { Passage } from './passage.ts'
import { withoutBoilerplate } from './passages/boilerplate.ts'
import { joinTiny } from './passages/join_tiny.ts'
import { blocksWords } from './passages/measure.ts'
import { packed } from './passages/packed.ts'
import { passageText } from './passages/passage_text.ts'
import { sectionsOf } from './passages/sections.ts'
import { unitsOf } from './passages/units.ts'

/**
 * A document's passages, in reading order: what stands under each heading, in pieces of about 80 to 250 words that cut
 * neither a sentence, nor a list from what introduces it, nor a table from its header.
 */
export function segment(document: Document, { title }: { title?: string } = {}): Passage[] {
  const { language } = document
  const sections = sectionsOf(withoutBoilerplate(document.blocks), document.title ?? title ?? null)
  return joinTiny(sections).flatMap(({ trail, blocks }) =>
    piecesOf(blocks, language).map((piece) => ({ trail, text: passageText(piece), blocks: piece })),
  )
}

function piecesOf(blocks: Block[], language: string | null): Block[][] {
  const units = unitsOf(blocks, language).map((part) => ({ part, words: blocksWords(part) }))
  return packed(units).map((run) => run.flat())
}
