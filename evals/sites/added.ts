import type { Client } from '../service.ts'
import type { ServedSite } from './handbook.ts'
import type { Page } from './questions.ts'

/** Pages that have become sources, and how to tell which page a passage was read from. */
export interface AddedPages {
  sourceIds: number[]
  pathOf(passage: { id: number; source_id: number }): string | undefined
}

interface Source {
  id: number
  status: string
  error?: { message: string }
}

/** So many requests at a time. */
const batch = 20

export async function addFiles(client: Client, pages: Page[]): Promise<AddedPages> {
  const paths = new Map<number, string>()
  await inBatches(pages, async ({ path, markdown }) => {
    const content = Buffer.from(markdown).toString('base64')
    const { id } = await client.post<Source>('/knowledge_sources', { kind: 'file', filename: path, content })
    paths.set(id, path)
  })
  await client.settled()
  await refuseUnread(client, [...paths.keys()])
  return { sourceIds: [...paths.keys()], pathOf: ({ source_id }) => paths.get(source_id) }
}

export async function addSite(client: Client, { url, pathOf }: ServedSite): Promise<AddedPages> {
  const { id } = await client.post<Source>('/knowledge_sources', { kind: 'site', url, max_pages: 1000 })
  await client.settled()
  await refuseUnread(client, [id])
  const urls = await passageUrls(client, id)
  return { sourceIds: [id], pathOf: (passage) => pathOf(urls.get(passage.id)!) }
}

/** What the command does with a folder that it has added before. */
export async function addFilesAgain(client: Client, pages: Page[]): Promise<void> {
  for (const { path, markdown } of pages) await client.addFile(path, Buffer.from(markdown))
  await client.settled()
}

export async function ingestAgain(client: Client, { sourceIds }: AddedPages): Promise<void> {
  await inBatches(sourceIds, (id) => client.post(`/knowledge_sources/${id}/ingest`, {}))
  await client.settled()
}

async function passageUrls(client: Client, source_id: number): Promise<Map<number, string>> {
  const urls = new Map<number, string>()
  let after = ''
  for (;;) {
    const { data, has_more } = await client.get<{ data: { id: number; url: string }[]; has_more: boolean }>(
      `/knowledge_sources/${source_id}/passages?limit=100${after}`,
    )
    for (const { id, url } of data) urls.set(id, url)
    if (!has_more) return urls
    after = `&starting_after=${data.at(-1)!.id}`
  }
}

/** Figures about a source that was not read would say nothing. */
async function refuseUnread(client: Client, ids: number[]) {
  for (const id of ids) {
    const { status, error } = await client.get<Source>(`/knowledge_sources/${id}`)
    if (status !== 'ready') throw new Error(`Source ${id} is ${status}: ${error?.message}`)
  }
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += batch)
    await Promise.all(items.slice(from, from + batch).map(work))
}
