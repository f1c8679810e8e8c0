import type { Material, MaterialPassage } from '../material.ts'
import { readBlocks } from './read_blocks.ts'
import type { TextBlock } from './text_block.ts'

export type ContentBlock = Exclude<TextBlock, { kind: 'heading' }>

/** What stands under one heading of one document. */
export interface Section {
  document: SectionDocument
  /** The headings above it and its own, outermost first. */
  path: readonly string[]
  blocks: ContentBlock[]
  passages: MaterialPassage[]
}

export interface SectionDocument {
  key: string
  title: string | null
  url: string | null
}

/** The sections of all documents, in their order. Parts of one section that were stored apart are one again. */
export function sectionsOf({ passages }: Material): Section[] {
  const sections: Section[] = []
  const documents = new Map<string, SectionDocument>()
  for (const passage of passages) {
    const { document_title: title, url, source_id } = passage
    const key = `${source_id} ${url ?? title ?? ''}`
    const document = documents.get(key) ?? { key, title, url }
    documents.set(key, document)
    let current = place(sections, { document, path: passage.headings, blocks: [], passages: [passage] })
    for (const block of readBlocks(passage.text)) {
      if (block.kind !== 'heading') current.blocks.push(block)
      else
        current = place(sections, {
          document,
          path: [...passage.headings, block.text],
          blocks: [],
          passages: [passage],
        })
    }
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

function place(sections: Section[], section: Section): Section {
  const last = sections.at(-1)
  if (last && last.document === section.document && samePath(last.path, section.path)) {
    if (last.passages.at(-1) !== section.passages[0]) last.passages.push(...section.passages)
    return last
  }
  sections.push(section)
  return section
}

const samePath = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((heading, at) => heading === other[at])
