import type { Content, DocumentDefinition } from 'pdfmake'
import type { Letterhead } from '../letterhead.ts'
import { hasUnprintable, printable } from './fonts.ts'
import { htmlContent } from './html_content.ts'

export interface PrintRequest {
  title: string
  /** What is printed, as HTML. */
  html: string
  letterhead: Letterhead
}

const [ink, grey, rule] = ['#1f2429', '#5c6670', '#c4cbd2']
/** A4 is 595 points wide. */
const [side, width] = [64, 467]

/** A document as pages to print: who it is from on the first, a number on each. */
export function pageLayout({ title, html, letterhead }: PrintRequest): DocumentDefinition {
  const { date, words } = letterhead
  const name = printable(letterhead.name)
  const content = htmlContent(html)
  const isTitled = /<h1[\s>]/i.test(html)
  return {
    pageSize: 'A4',
    pageMargins: [side, 54, side, 62],
    language: words.language,
    info: {
      title,
      author: name,
      creator: 'Foyer',
      producer: 'Foyer',
      creationDate: letterhead.created_at,
    },
    defaultStyle: { font: 'NotoSans', fontSize: 10, lineHeight: 1.12, color: ink, markerColor: grey },
    content: [
      head(name, letterhead.lines),
      { text: date, color: grey, fontSize: 9, alignment: 'right', margin: [0, 0, 0, 14] },
      ...(isTitled
        ? []
        : [{ text: printable(title), fontSize: 19, bold: true, lineHeight: 1.05, margin: [0, 0, 0, 10] }]),
      ...content,
      ...(hasUnprintable(printable(html))
        ? [{ text: words.unprintable, color: grey, fontSize: 8.5, italics: true, margin: [0, 10, 0, 0] }]
        : []),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: name, alignment: 'left' },
        { text: words.page.replace('{page}', `${page}`).replace('{pages}', `${pages}`), alignment: 'right' },
      ],
      fontSize: 8,
      color: grey,
      margin: [side, 26, side, 0],
    }),
  }
}

function head(name: string, lines: readonly string[]): Content {
  return {
    stack: [
      {
        columns: [
          { text: name, fontSize: 14, bold: true, lineHeight: 1.05, width: '*' },
          {
            text: printable(lines.join('\n')),
            fontSize: 8.5,
            color: grey,
            alignment: 'right',
            width: 'auto',
          },
        ],
        columnGap: 24,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.7, lineColor: rule }],
        margin: [0, 8, 0, 10],
      },
    ],
  }
}
