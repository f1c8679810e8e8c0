import { SourceFailure } from './failure.ts'

/** What can be read, and what is only recognised so that its owner can be told. */

const formats = ['text', 'markdown', 'html', 'pdf', 'docx', 'csv'] as const
export type Format = (typeof formats)[number]

const asText = 'Add what it says as text or as a web page.'
const asDocument = 'Save it as .docx or PDF and add that.'

const unsupportedKinds = {
  image: ['a picture', 'Text in images is not read. Add what it says as text.'],
  audio: ['a sound or video file', 'Add a transcript of it.'],
  old_office: ['an old Word, Excel or PowerPoint file', 'Save it as .docx, CSV or PDF and add that.'],
  spreadsheet: ['a spreadsheet', 'Save each of its tables as CSV and add those.'],
  presentation: ['a presentation', 'Save it as PDF and add that.'],
  opendocument: ['an OpenDocument file', 'Save it as .docx, CSV or PDF and add that.'],
  ebook: ['an e-book', 'Save it as PDF or as a web page and add that.'],
  rtf: ['a Rich Text file', asDocument],
  pages: ['a file of Apple Pages, Numbers or Keynote', 'Export it as .docx, CSV or PDF and add that.'],
  archive: ['an archive', 'Unpack it and add the files inside.'],
  postscript: ['a PostScript file', 'Save it as PDF and add that.'],
  json: ['a JSON file', asText],
  xml: ['an XML file', asText],
  program: ['a program or its source', asText],
  font: ['a font', asText],
  binary: ['a binary file of a kind that Foyer does not know', asText],
} as const satisfies Record<string, [name: string, advice: string]>

export type UnsupportedKind = keyof typeof unsupportedKinds
export type Kind = Format | UnsupportedKind

export const isFormat = (kind: Kind): kind is Format => (formats as readonly string[]).includes(kind)

export function unsupported(kind: UnsupportedKind): SourceFailure {
  const [name, advice] = unsupportedKinds[kind]
  return new SourceFailure(
    'unsupported_format',
    `This is ${name}. Foyer reads web pages, PDF, Word (.docx), Markdown, text and CSV files. ${advice}`,
    { lasting: true },
  )
}
