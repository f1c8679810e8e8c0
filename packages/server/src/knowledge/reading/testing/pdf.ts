import { deflateSync } from 'node:zlib'

/** A text and where it stands, in points from the lower left corner of an A4 page. */
export interface Placed {
  text: string
  x?: number
  y: number
  size?: number
}

/** A PDF with these pages. `trailer` is for what goes beside the catalog, such as encryption. */
export function pdf(pages: Placed[][], { info = '', trailer = '' } = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((placed, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      streamOf(placed.map(drawn).join('\n')),
    ]),
    `<< ${info} >>`,
  ]
  return assemble(objects, trailer)
}

/** A few kilobytes whose only page inflates to `bytes`. */
export function pdfBomb(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, ' '))).toString('latin1')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    streamOf(packed, '/Filter [/FlateDecode /FlateDecode]'),
    '<< >>',
  ])
}

export const drawn = ({ text, x = 50, y, size = 11 }: Placed) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${windows1252(text).replace(/[\\()]/g, '\\$&')}) Tj ET`

const windows1252 = (text: string) =>
  text.replaceAll('€', '\x80').replaceAll('•', '\x95').replaceAll('–', '\x96')

export const streamOf = (content: string, filter = '') =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} ${filter} >>\nstream\n${content}\nendstream`

/** Objects of PDF as a file: the first is the catalog, the last the information about it. */
export function assemble(objects: string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
