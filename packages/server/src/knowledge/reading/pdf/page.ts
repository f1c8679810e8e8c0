import type { Link } from '@foyer/engine'
import type { getDocumentProxy } from 'unpdf'
import { absolute } from '../absolute.ts'
import { type Line, linesOf, type Span } from './line.ts'

export interface Page {
  number: number
  spans: Span[]
  lines: Line[]
  height: number
  links: Link[]
  /** What the parts of the page are, where the program that wrote it said so. */
  structure: Structure | null
}

export interface Structure {
  role?: string
  /** Of the marked text, at a leaf. */
  id?: string
  children?: Structure[]
}

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>
type Matrix = [number, number, number, number, number, number]

export async function readPage(pdf: PdfDocument, number: number): Promise<Page> {
  const page = await pdf.getPage(number)
  const { height, transform } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ includeMarkedContent: true })
  const annotations: { url?: string }[] = await page.getAnnotations()
  const links = annotations.flatMap(({ url }) => {
    const target = absolute(url, null)
    return target ? [{ text: '', url: target }] : []
  })
  const structure = (await page.getStructTree().catch(() => null)) as Structure | null
  page.cleanup()
  const spans = spansOf(content, transform as Matrix)
  return { number, spans, lines: linesOf(spans, number), height, links, structure }
}

interface Mark {
  id: string | null
  isFurniture: boolean
}

/** Upright text with its place on the page. What the file itself marks as page furniture is left out. */
function spansOf({ items }: TextContent, viewport: Matrix): Span[] {
  const spans: Span[] = []
  const marks: Mark[] = []
  for (const item of items) {
    if ('type' in item) {
      const { type, id, tag } = item as { type: string; id?: string; tag?: string }
      if (type === 'endMarkedContent') marks.pop()
      else marks.push({ id: id ?? marks.at(-1)?.id ?? null, isFurniture: tag === 'Artifact' })
    } else if (item.str.trim() !== '' && !marks.some(({ isFurniture }) => isFurniture)) {
      const [a, b, , , x, y] = multiply(viewport, item.transform as Matrix)
      const size = Math.hypot(a, b)
      const span = { text: item.str, x, y, width: item.width, size, rtl: item.dir === 'rtl' }
      // Text set across is a watermark or the label of an axis.
      if (Math.abs(b) <= size * 0.1) spans.push({ ...span, mark: marks.at(-1)?.id ?? null })
    }
  }
  return spans
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
