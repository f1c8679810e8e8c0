import type { Block, Link, PageHints } from '@foyer/engine'
import { withoutFragment } from './absolute.ts'
import { cleanLine } from './clean_text.ts'
import { decode } from './decode.ts'
import { formatOf } from './format.ts'
import { hintLines, linesOfBlocks } from './hint_lines.ts'
import { unsupported } from './kinds.ts'
import { defaultLimits, type ReadLimits, refuseTooLarge, refuseTooLong } from './limits.ts'
import type { Findings, ReadDocument } from './read_document.ts'
import type { ReadInput } from './read_input.ts'
import { empty } from './refusals.ts'
import { tidyBlocks, tidyLinks } from './tidy.ts'

/** Bytes to a document, here and now. Whatever strangers wrote goes through `createReader`, which bounds the cost. */
export async function readDocument(
  input: ReadInput,
  limits: Partial<ReadLimits> = {},
): Promise<ReadDocument> {
  const bounds = { ...defaultLimits, ...limits }
  refuseTooLarge(input.bytes, bounds)
  if (input.as === 'style_sheet') return readStyleSheet(input)
  const found = await readFormat(input, bounds)
  const blocks = tidyBlocks(found.blocks, bounds.maxCharacters)
  if (blocks.length === 0) throw empty()
  return {
    title: cleanLine(found.title ?? '') || null,
    language: found.language ?? null,
    blocks,
    links: tidyLinks([...(found.links ?? []), ...blocks.flatMap(linksIn)].map(toPage)),
    canonical: found.canonical ?? null,
    noindex: found.noindex ?? false,
    nofollow: found.nofollow ?? false,
    hints: found.hints ?? hintsOf(blocks),
    style_sheets: found.style_sheets ?? [],
  }
}

async function readStyleSheet({ bytes, contentType }: ReadInput): Promise<ReadDocument> {
  const { coloursInCss } = await import('./html/hints/style_colours.ts')
  return {
    title: null,
    language: null,
    blocks: [],
    links: [],
    canonical: null,
    noindex: false,
    nofollow: false,
    hints: { colours: coloursInCss(decode(bytes, contentType)) },
    style_sheets: [],
  }
}

/** A text or a file has no edges: its lines are all there is. */
function hintsOf(blocks: readonly Block[]): PageHints {
  const lines = hintLines(linesOfBlocks(blocks))
  return lines.length > 0 ? { lines } : {}
}

/** Each format's reader is loaded when it is first needed: together they take half a second. */
async function readFormat(input: ReadInput, limits: ReadLimits): Promise<Findings> {
  const { bytes, contentType, url } = input
  const format = formatOf(input)
  switch (format) {
    case 'pdf':
      return (await import('./pdf/read_pdf.ts')).readPdf(bytes, limits)
    case 'docx':
      return (await import('./docx/read_docx.ts')).readDocx(bytes, limits)
    case 'html':
      return (await import('./html/read_html.ts')).readHtml(decode(bytes, contentType), url, limits)
    case 'markdown':
      return (await import('./markdown/read_markdown.ts')).readMarkdown(
        boundedText(input, limits),
        url,
        limits,
      )
    case 'csv':
      return (await import('./csv/read_csv.ts')).readCsv(textOf(input), limits)
    case 'text':
      return (await import('./text/read_text.ts')).readText(boundedText(input, limits))
  }
}

function boundedText(input: ReadInput, limits: ReadLimits): string {
  const text = textOf(input)
  refuseTooLong(text, limits)
  return text
}

/** Text begins without characters that nobody can see or write. */
function textOf({ bytes, contentType }: ReadInput): string {
  const text = decode(bytes, contentType)
  const start = text.slice(0, 8192)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  const odd = start.match(/[\u0001-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  if (start.includes('\0') || odd > start.length / 20) throw unsupported('binary')
  return text
}

/** For a crawler, places on a page are that page. */
const toPage = ({ text, url }: Link): Link => ({ text, url: withoutFragment(url) })

const linksIn = (block: Block): Link[] =>
  block.kind === 'list'
    ? block.items.flatMap(({ links }) => links ?? [])
    : 'links' in block
      ? (block.links ?? [])
      : []
