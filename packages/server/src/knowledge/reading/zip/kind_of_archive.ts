import type { Kind } from '../kinds.ts'
import { readZip, unpack } from './read_zip.ts'

/** Office files are archives: what lies inside tells which. A damaged one goes to the reader that can say so. */
export function kindOfArchive(bytes: Uint8Array): Kind {
  const entries = entriesOf(bytes)
  if (!entries) return 'docx'
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
  if (has(/^word\/document\d*\.xml$/)) return 'docx'
  if (has(/^xl\//)) return 'spreadsheet'
  if (has(/^ppt\//)) return 'presentation'
  if (has(/^Index\/.*\.iwa$/)) return 'pages'
  const mimetype = entries.find(({ name, size }) => name === 'mimetype' && size < 100)
  const type = mimetype ? unpack(mimetype, 100).toString('latin1') : ''
  if (type.includes('epub')) return 'ebook'
  if (type.includes('opendocument')) return 'opendocument'
  return 'archive'
}

function entriesOf(bytes: Uint8Array) {
  try {
    return readZip(bytes)
  } catch {
    return null
  }
}
