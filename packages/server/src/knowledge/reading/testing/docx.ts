import { writeZip } from '../zip/write_zip.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A Word document with this body, as WordprocessingML. */
export function docx(body: string, more: Record<string, string> = {}): Buffer {
  const files: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ...more,
  }
  return writeZip(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
}

export const paragraph = (text: string, { style = '', bold = false } = {}) =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}</w:pPr><w:r><w:rPr>${bold ? '<w:b/>' : ''}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

export const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
