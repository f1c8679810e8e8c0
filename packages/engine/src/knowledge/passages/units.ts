import type { Block } from '../document.ts'
import { blocksWords } from './measure.ts'
import { most } from './packed.ts'
import { partedBlock, partedParagraph } from './parts.ts'

/** Blocks that stay together: a list with the sentence that introduces it, code with the text before it. */
export type Unit = Block[]

export function unitsOf(blocks: readonly Block[], language: string | null): Unit[] {
  const units: Unit[] = []
  for (const block of blocks) {
    const last = units.at(-1)
    if (last && belongsTo(last.at(-1)!, block)) last.push(block)
    else units.push([block])
  }
  return units.flatMap((unit) => (blocksWords(unit) > most ? parted(unit, language) : [unit]))
}

function belongsTo(before: Block, block: Block): boolean {
  if (before.kind === 'heading' || block.kind === 'code') return true
  if (before.kind !== 'paragraph') return false
  return isIntroduced(block) || /[:?]$/.test(before.text.trim())
}

const isIntroduced = (block: Block | undefined) => block?.kind === 'list' || block?.kind === 'table'

/** What is too long in one, by sentences, items and rows, each part with what it cannot be understood without. */
function parted(unit: Unit, language: string | null): Unit[] {
  const units: Unit[] = []
  let opening: Block[] = []
  unit.forEach((block, at) => {
    if (block.kind === 'heading') opening.push(block)
    else if (block.kind === 'paragraph') {
      const { parts, last } = partedParagraph(block, language, isIntroduced(unit[at + 1]))
      for (const part of parts) close(part)
      if (last) opening.push(last)
    } else if (block.kind === 'code') {
      if (opening.length === 0 && units.length > 0) units.at(-1)!.push(block)
      else close(block)
    } else {
      const introduction = opening.filter(({ kind }) => kind === 'paragraph')
      const [first, ...rest] = partedBlock(block, most - blocksWords(introduction), language)
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
