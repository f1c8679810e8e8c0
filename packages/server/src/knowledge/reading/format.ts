import { declaredKind } from './declared_kind.ts'
import { type Format, isFormat, type Kind, unsupported } from './kinds.ts'
import { kindByMagic } from './magic.ts'
import type { ReadInput } from './read_input.ts'
import { passwordProtected } from './refusals.ts'

/**
 * What the bytes are. Their own signature comes first, because names and headers are often wrong about binary files;
 * then what the server said, the name's ending, and a look at the text.
 */
export function formatOf({ bytes, contentType, filename, url }: ReadInput): Format {
  const kind: Kind = kindByMagic(bytes) ?? declaredKind(contentType, filename ?? pathOf(url)) ?? sniff(bytes)
  if (isFormat(kind)) return kind
  throw kind === 'old_office' && isEncrypted(bytes) ? passwordProtected() : unsupported(kind)
}

const pathOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).pathname : null)

function sniff(bytes: Uint8Array): Kind {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (/^[\s\xef\xbb\xbf]*<(!doctype html|html|head|body)\b/i.test(start)) return 'html'
  if (/^[\s\xef\xbb\xbf]*<\?xml\b/.test(start)) return /<html\b/i.test(start) ? 'html' : 'xml'
  return 'text'
}

/** A .docx with a password is kept inside a file of the old kind. */
const isEncrypted = (bytes: Uint8Array) => Buffer.from(bytes).includes('EncryptedPackage', 0, 'utf16le')
