import type { ListLeadsQuery } from '@foyer/sdk'
import { fetchOrRefuse } from '../../api/fetch_or_refuse.ts'

/** The SDK speaks JSON: the table is asked for as a browser asks for a file. */

export type LeadsTableFilters = Pick<ListLeadsQuery, 'agent' | 'fit' | 'since' | 'until'>

export async function fetchLeadsTable(
  organization: string,
  filters: LeadsTableFilters,
): Promise<{ file: Blob; isCut: boolean }> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined) as [string, string][]
  const response = await fetchOrRefuse(`/v1/leads?${new URLSearchParams(given)}`, {
    headers: { accept: 'text/csv', 'X-Organization': organization },
  })
  return { file: await response.blob(), isCut: response.headers.get('x-has-more') === 'true' }
}
