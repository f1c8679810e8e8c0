import type { Page } from '@foyer/contract'
import type { ListEnvelope } from '../../platform/http/index.ts'

/** All items of a list, page after page. */
export async function everyPage<Item extends { id: number }>(
  read: (page: Page) => Promise<ListEnvelope<Item>>,
): Promise<Item[]> {
  const items: Item[] = []
  for (;;) {
    const last = items.at(-1)
    const { data, has_more } = await read({ limit: 100, ...(last && { starting_after: last.id }) })
    items.push(...data)
    if (!has_more) return items
  }
}
