import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SourceToAdd } from '@foyer/server'
import { UsageError } from './command.ts'
import { filesAt } from './source_files.ts'

/** Read one at a time, when its turn comes: a folder may be large. */
type LoadSource = () => Promise<SourceToAdd>

const mostBytes = 32 * 1024 * 1024

/** What the command line names: an address, a file, or the files of a folder. */
export async function sourcesToAdd(values: Record<string, string>): Promise<LoadSource[]> {
  const { what = '', title, agents, site, 'max-pages': maxPages } = values
  const settings = {
    ...(title !== undefined && { title }),
    ...(agents !== undefined && { agents: agents.split(',').map((slug) => slug.trim()) }),
  }
  if (/^https?:\/\//i.test(what)) {
    if (site !== undefined) {
      const max_pages = maxPages === undefined ? {} : { max_pages: readCount(maxPages) }
      return [async () => ({ kind: 'site', url: what, ...max_pages, ...settings })]
    }
    if (maxPages === undefined) return [async () => ({ kind: 'page', url: what, ...settings })]
  }
  if (site !== undefined || maxPages !== undefined)
    throw new UsageError('--site needs an address, and --max-pages needs --site.')
  const files = await filesAt(resolve(what))
  if (files.length > 1 && title !== undefined)
    throw new UsageError('--title works for one source only: each file in a folder has its own title.')
  return files.map(({ filename, path }) => async () => {
    if ((await stat(path)).size > mostBytes) throw new UsageError(`${path} is larger than 32 MiB.`)
    return { kind: 'file', filename, bytes: await readFile(path), ...settings }
  })
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError('--max-pages must be a whole number from 1 to 5000.')
}
