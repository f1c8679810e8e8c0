import type { ReadLimits } from '../limits.ts'
import { passwordProtected } from '../refusals.ts'
import { bomb, readZip, unpack } from '../zip/read_zip.ts'

/**
 * The text of a Word document, part by part: pictures, fonts and macros stay packed. A bomb is seen by the sizes that
 * the archive claims, and stopped while it is inflated where it claims less than it holds.
 */
export function unpackDocx(bytes: Uint8Array, { maxInflatedBytes }: ReadLimits): Map<string, Uint8Array> {
  const entries = readZip(bytes).filter(({ name }) => /\.(xml|rels)$/i.test(name))
  if (entries.some(({ encrypted }) => encrypted)) throw passwordProtected()
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxInflatedBytes) throw bomb()
  const parts = new Map<string, Uint8Array>()
  let left = maxInflatedBytes
  for (const entry of entries) {
    const content = unpack(entry, left)
    left -= content.length
    if (left < 0) throw bomb()
    parts.set(entry.name, content)
  }
  return parts
}
