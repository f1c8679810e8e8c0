import type { PageHints } from '@foyer/engine'
import type { KnowledgeTask } from '../equipment.ts'
import { SourceFailure } from '../reading/failure.ts'
import type { ReadDocument } from '../reading/read_document.ts'

const mostColours = 12

/** Adds the colours of its style sheets to the first page that has some: the others of a site share them. */
export function createStyleColours({ fetcher, reader, stopping, tenant }: KnowledgeTask) {
  let isDone = false

  async function coloursOf(url: string, page: string): Promise<string[]> {
    const bytes = await fetcher.styleSheet(url, page, stopping)
    if (!bytes) return []
    const input = { bytes, contentType: 'text/css', filename: null, url, as: 'style_sheet' as const }
    try {
      return (await reader.read(input, stopping, tenant.organization_id)).hints.colours ?? []
    } catch (error) {
      if (error instanceof SourceFailure) return []
      throw error
    }
  }

  return async (page: string, { hints, style_sheets }: ReadDocument): Promise<PageHints> => {
    if (isDone || style_sheets.length === 0) return hints
    isDone = true
    const colours = [...(hints.colours ?? [])]
    for (const url of style_sheets) colours.push(...(await coloursOf(url, page)))
    return colours.length === 0 ? hints : { ...hints, colours: [...new Set(colours)].slice(0, mostColours) }
  }
}
