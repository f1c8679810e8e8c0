import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Face } from './face.ts'

/** What a visitor or a member loads before anything is seen, and how much it may be (P7). */

export interface Size {
  of: string
  bytes: number
  limitBytes: number
}

const kilobyte = 1024

export function sizeOf({ name, dist }: Pick<Face, 'name' | 'dist'>): Size {
  if (name === 'widget')
    return { of: 'widget.js', bytes: gzipped(dist, 'widget.js'), limitBytes: 20 * kilobyte }
  const loaded = firstLoad(readFileSync(join(dist, 'index.html'), 'utf8'))
  const bytes = loaded.reduce((sum, path) => sum + gzipped(dist, path), 0)
  return { of: `its first load (${loaded.length} files)`, bytes, limitBytes: 250 * kilobyte }
}

/** The scripts, preloaded modules and styles that a page names itself. */
export function firstLoad(html: string): string[] {
  const tags = html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)
  return [...new Set([...tags].map(([, path]) => path!))]
}

const gzipped = (folder: string, path: string) =>
  gzipSync(readFileSync(join(folder, path)), { level: 9 }).length

export const isTooLarge = ({ bytes, limitBytes }: Size) => bytes > limitBytes

export function tellSize({ of, bytes, limitBytes }: Size): string {
  const kb = (size: number) => `${(size / kilobyte).toFixed(1)} KB`
  return `${of} has ${kb(bytes)} gzip, of ${kb(limitBytes)}`
}
