import { attribute, elementsIn, type Tree, type TreeElement } from './tree.ts'

/** What a visitor cannot see is not told to visitors, and is where instructions for machines are hidden. */
export function isHidden({ attribs }: TreeElement): boolean {
  if (attribs.hidden !== undefined && attribs.hidden !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true') return true
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|em|rem|%)?\s*(;|!|$)/i.test(
    attribs.style ?? '',
  )
}

/** Panels that a button opens, as accordions and tabs have them, are a click away: they are read. */
export function reveal(tree: Tree): void {
  const opened = new Set(
    elementsIn(tree.children, ({ attribs }) => attribs['aria-controls'] !== undefined).flatMap((element) =>
      (attribute(element, 'aria-controls') ?? '').split(/\s+/),
    ),
  )
  for (const { attribs } of elementsIn(tree.children, ({ attribs }) => opened.has(attribs.id ?? ''))) {
    delete attribs.hidden
    delete attribs['aria-hidden']
    delete attribs.style
  }
}
