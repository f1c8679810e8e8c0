import type { Block } from '../document.ts'
import { blocksWords } from './measure.ts'
import { maxPassageWords } from './pack_parts.ts'
import { splitBlock, splitParagraph } from './split_block.ts'

/** Blocks that stay together: a list with the sentence that introduces it, code with the text before it. */
type BlockUnit = Block[]

export function blockUnits(blocks: readonly Block[], language: string | null): BlockUnit[] {
  const units: BlockUnit[] = []
  for (const block of blocks) {
    const last = units.at(-1)
    if (last && belongsTo(last.at(-1)!, block)) last.push(block)
    else units.push([block])
  }
  return units.flatMap((unit) => (blocksWords(unit) > maxPassageWords ? splitUnit(unit, language) : [unit]))
}

function belongsTo(before: Block, block: Block): boolean {
  if (before.kind === 'heading' || block.kind === 'code') return true
  if (before.kind !== 'paragraph') return false
  return isIntroduced(block) || /[:?]$/.test(before.text.trim())
}

const isIntroduced = (block: Block | undefined) => block?.kind === 'list' || block?.kind === 'table'

/** What is too long in one, by sentences, items and rows, each part with what it cannot be understood without. */
function splitUnit(unit: BlockUnit, language: string | null): BlockUnit[] {
  const units: BlockUnit[] = []
  let opening: Block[] = []
  unit.forEach((block, at) => {
    if (block.kind === 'heading') opening.push(block)
    else if (block.kind === 'paragraph') {
      const { parts, last } = splitParagraph(block, language, isIntroduced(unit[at + 1]))
      for (const part of parts) close(part)
      if (last) opening.push(last)
    } else if (block.kind === 'code') {
      if (opening.length === 0 && units.length > 0) units.at(-1)!.push(block)
      else close(block)
    } else {
      const introduction = opening.filter(({ kind }) => kind === 'paragraph')
      const [first, ...rest] = splitBlock(block, maxPassageWords - blocksWords(introduction), language)
      close(first!)
      units.push(...rest.map((part) => [...introduction, part]))
    }
  })
  if (opening.length > 0) units.push(opening)
  return units

  function close(block: Block) {
    units.push([...opening, block])
    opening = []
  }
}
