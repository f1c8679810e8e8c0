/** One field of a form. Its bytes are those of the form, not a copy. */
export interface FormPart {
  name: string
  /** Of a file. */
  filename: string | undefined
  bytes: Uint8Array
}

const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/** The fields of a form (RFC 7578), in their order; undefined where it is none. */
export function partsOf(contentType: string, form: Buffer): FormPart[] | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`)
  if (boundary.length === 2) return undefined
  const delimiter = Buffer.concat([lineEnd, boundary])
  const parts: FormPart[] = []
  let at = form.subarray(0, boundary.length).equals(boundary)
    ? boundary.length
    : endOfNext(form, 0, delimiter)
  while (at >= 0) {
    if (form.toString('latin1', at, at + 2) === '--') return parts
    const head = form.indexOf(lineEnd, at)
    // The line end before the first header also ends a part that has none.
    const start = head < 0 ? -1 : endOfNext(form, head, headEnd)
    const end = start < 0 ? -1 : form.indexOf(delimiter, start)
    if (end < 0) return undefined
    const named = namesIn(form.toString('utf8', head, start))
    if (!named) return undefined
    parts.push({ ...named, bytes: new Uint8Array(form.buffer, form.byteOffset + start, end - start) })
    at = end + delimiter.length
  }
  return undefined
}

function endOfNext(form: Buffer, from: number, bytes: Buffer): number {
  const at = form.indexOf(bytes, from)
  return at < 0 ? -1 : at + bytes.length
}

function namesIn(head: string): Pick<FormPart, 'name' | 'filename'> | undefined {
  const [, disposition] = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head) ?? []
  const of = (parameter: string) => {
    const [, text] = new RegExp(`;[ \\t]*${parameter}="([^"]*)"`, 'i').exec(disposition ?? '') ?? []
    return text?.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"')
  }
  const name = of('name')
  return name === undefined ? undefined : { name, filename: of('filename') }
}
