import type { Block } from '../document.ts'
import { normalizeStatement } from '../statement.ts'

export type Heading = Extract<Block, { kind: 'heading' }>

/** What stands under one heading, up to the next one of any level. */
export interface Section {
  /** Its place in the document, and its parent's; -1 for the document itself. */
  index: number
  parent: number
  heading: Heading | null
  trail: string[]
  /** The trail that it shares with its neighbours. */
  parentTrail: string[]
  blocks: Block[]
}

/** The sections in reading order, those without text of their own included. */
export function sectionsOf(blocks: Block[], title: string | null): Section[] {
  const root = title === null ? [] : [title]
  const open: Section[] = []
  let current: Section = { index: 0, parent: -1, heading: null, trail: root, parentTrail: root, blocks: [] }
  const sections = [current]
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      current.blocks.push(block)
      continue
    }
    while (open.length > 0 && open.at(-1)!.heading!.level >= block.level) open.pop()
    const parent = open.at(-1)
    const parentTrail = parent?.trail ?? root
    current = {
      index: sections.length,
      parent: parent?.index ?? -1,
      heading: block,
      trail: extended(parentTrail, block.text),
      parentTrail,
      blocks: [],
    }
    sections.push(current)
    open.push(current)
  }
  return sections
}

/** A page's first heading often is its title again, with or without the site's name. */
function extended(trail: string[], heading: string): string[] {
  const said = normalizeStatement(heading)
  const repeated = trail.some((above) => {
    const known = normalizeStatement(above)
    return known === said || (above === trail[0] && known.startsWith(`${said} |`))
  })
  return repeated || said === '' ? trail : [...trail, heading]
}
