import { type DigestContext, digest } from '../digest/digest.ts'
import type { Block, Document } from '../document.ts'
import type { Passage } from '../passage.ts'

/** Blocks as tests write them down. */

export const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const code = (text: string): Block => ({ kind: 'code', text })

/** Two spaces before an item put it below the one above. */
export const list = (...items: string[]): Block => ({ kind: 'list', ordered: false, items: items.map(item) })
export const steps = (...items: string[]): Block => ({ kind: 'list', ordered: true, items: items.map(item) })

const item = (text: string) => ({ text: text.trim(), depth: (text.length - text.trimStart().length) / 2 })

export const table = (header: string[] | null, ...rows: string[][]): Block => ({
  kind: 'table',
  header,
  rows,
})

export const documentOf = (blocks: Block[], fields: Partial<Document> = {}): Document => ({
  title: null,
  language: 'en',
  ...fields,
  blocks,
})

export const passageOf = (trail: string[], ...blocks: Block[]): Passage => ({ trail, text: '', blocks })

/** The words of the facts that blocks under these headings state. */
export function factsOf(trail: string[], blocks: Block[], context: Partial<DigestContext> = {}): string[] {
  const whole = { title: null, language: 'en', instructions: [], ...context }
  return digest(passageOf(trail, ...blocks), whole).map(({ text }) => text)
}
