import type { Kind, UnsupportedKind } from './kinds.ts'
import { kindOfArchive } from './zip/kind_of_archive.ts'
import { looksLikeZip } from './zip/read_zip.ts'

/** What the first bytes say: they are the same in every file of a kind. */

const signatures: [start: string, kind: UnsupportedKind][] = [
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['BM', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
  ['\0\0\x01\0', 'image'],
  ['OggS', 'audio'],
  ['ID3', 'audio'],
  ['fLaC', 'audio'],
  ['\x1aE\xdf\xa3', 'audio'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'old_office'],
  ['{\\rtf', 'rtf'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['Rar!', 'archive'],
  ['BZh', 'archive'],
  ['\xfd7zXZ', 'archive'],
  ['(\xb5/\xfd', 'archive'],
  ['%!PS', 'postscript'],
  ['\x7fELF', 'program'],
  ['\xcf\xfa\xed\xfe', 'program'],
  ['\xca\xfe\xba\xbe', 'program'],
  ['\0asm', 'program'],
  ['wOFF', 'font'],
  ['wOF2', 'font'],
  ['OTTO', 'font'],
  ['\0\x01\0\0', 'font'],
  ['SQLite format 3', 'binary'],
]

export function kindByMagic(bytes: Uint8Array): Kind | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  // Mail servers and scanners put a few bytes in front, which every PDF reader skips.
  if (start.includes('%PDF-')) return 'pdf'
  if (looksLikeZip(bytes)) return kindOfArchive(bytes)
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image'
  if (/^RIFF/.test(start)) return 'audio'
  if (/^.{4}ftyp(avif|heic|mif1)/s.test(start)) return 'image'
  if (/^.{4}ftyp/s.test(start)) return 'audio'
  if (/^MZ[^\w\s]/.test(start)) return 'program'
  return signatures.find(([signature]) => isSignature(start, signature))?.[1] ?? null
}

/** A short signature of letters could also begin a text. */
function isSignature(start: string, signature: string): boolean {
  if (!start.startsWith(signature)) return false
  return !/^\w{2,4}$/.test(signature) || /\p{Cc}/u.test(start.slice(0, 64).replace(/\s/g, ''))
}
