import { digestDocument } from '../../../knowledge/digest/digest.ts'
import type { Block } from '../../../knowledge/document.ts'
import { segment } from '../../../knowledge/segment.ts'
import { documentOf } from '../../../knowledge/testing/passages.ts'
import type { CatalogProposal, Material, MaterialPassage } from '../material.ts'

interface TestPage {
  title: string
  path?: string
  blocks: Block[]
}

export const page = (title: string, path: string, ...blocks: Block[]): TestPage => ({ title, path, blocks })

/** Pages as ingestion leaves them: in passages, with the facts that were digested from them. */
export function materialOf(locale: string, ...pages: TestPage[]): Material {
  let fact = 0
  const passages = pages.flatMap(({ title, path = '', blocks }) => {
    const segmented = segment(documentOf(blocks, { title, language: locale }))
    const facts = digestDocument(segmented, { title, language: locale, instructions: [] })
    return segmented.map(
      (passage, at): Omit<MaterialPassage, 'id'> => ({
        source_id: 1,
        document_title: title,
        url: `https://example.org/${path}`,
        headings: passage.trail,
        text: passage.text,
        facts: facts[at]!.map(({ text }) => ({ id: ++fact, text })),
      }),
    )
  })
  return { locale, passages: passages.map((passage, at) => ({ id: at + 1, ...passage })) }
}

/** A price as tests write it down: "fixed 45 GBP", "from 120 EUR", "monthly 9–19 EUR", "none". */
export function priceTag({ pricing_unit, price_min, price_max, currency }: Record<string, unknown>): string {
  if (typeof price_min !== 'number') return 'none'
  const high = typeof price_max === 'number' && price_max !== price_min ? `–${price_max / 100}` : ''
  return `${pricing_unit} ${price_min / 100}${high} ${currency}`
}

/** The names and prices of proposed services. */
export const offered = (proposals: readonly CatalogProposal[]): Record<string, string> =>
  Object.fromEntries(proposals.map(({ payload }) => [String(payload.name), priceTag(payload)]))
