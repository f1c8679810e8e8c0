import type { Block } from '@foyer/engine'

/**
 * What a reader of a format finds besides blocks. A fold opens on a click: an accordion, a tab, `<details>`; what it is
 * called is a heading for what lies inside, and for nothing behind it. A label is a short bold line, which many write
 * instead of a heading.
 */
export type Part =
  | Block
  | { kind: 'fold'; text: string }
  | { kind: 'unfold' }
  | { kind: 'label'; text: string }

type Heading = Extract<Block, { kind: 'heading' }>

/** Folds and labels as headings one level deeper. Text that follows stands under the outer heading again, which is repeated. */
export function blocksOfParts(parts: Part[], title: string | null): Block[] {
  const top: Heading | null = title === null ? null : { kind: 'heading', level: 1, text: title }
  const outer: (Heading | null)[] = []
  const blocks: Block[] = []
  let current = top
  let returning: Heading | null = null
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'unfold') {
      current = outer.pop() ?? top
      returning = current
      continue
    }
    if (part.kind === 'fold') outer.push(current)
    const block = blockOf(part, parts[index + 1], current)
    if (part.kind === 'fold' || part.kind === 'heading') current = block as Heading
    else if (returning) blocks.push(returning)
    returning = null
    blocks.push(block)
  }
  return blocks
}

function blockOf(
  part: Exclude<Part, { kind: 'unfold' }>,
  next: Part | undefined,
  current: Heading | null,
): Block {
  if (part.kind === 'fold') return headingBelow(current, part.text)
  if (part.kind !== 'label') return part
  return isContent(next) ? headingBelow(current, part.text) : { kind: 'paragraph', text: part.text }
}

/** A bold line above nothing of its own is a sentence that somebody meant. */
const isContent = (part: Part | undefined) =>
  part !== undefined && ['paragraph', 'list', 'table', 'code'].includes(part.kind)

const headingBelow = (heading: Heading | null, text: string): Heading => ({
  kind: 'heading',
  level: Math.min((heading?.level ?? 1) + 1, 6),
  text,
})

export const canBeLabel = (text: string) => text.length <= 80 && /\p{L}/u.test(text) && !/[.!;,]$/.test(text)
