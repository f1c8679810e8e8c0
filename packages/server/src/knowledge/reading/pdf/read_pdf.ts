import type { Block } from '@foyer/engine'
import { getDocumentProxy } from 'unpdf'
import { SourceFailure } from '../failure.ts'
import { bcp47 } from '../language.ts'
import { type ReadLimits, tooManyCharacters } from '../limits.ts'
import type { Findings } from '../read_document.ts'
import { malformed, passwordProtected, tooLong } from '../refusals.ts'
import { blocksOf } from './blocks.ts'
import { withoutFurniture } from './furniture.ts'
import { joinPages } from './join_pages.ts'
import { layoutOf } from './layout.ts'
import { type Page, type PdfDocument, readPage } from './page.ts'
import { isTagged, taggedBlocks } from './tagged.ts'

/** A PDF that has a text layer. */
export async function readPdf(bytes: Uint8Array, { maxPages, maxCharacters }: ReadLimits): Promise<Findings> {
  const pdf = await open(bytes)
  if (pdf.numPages > maxPages) throw tooLong(`The PDF has more than ${maxPages.toLocaleString('en')} pages`)
  const pages: Page[] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number).catch(() => null)
    if (page) pages.push(page)
    characters += page?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0
    if (characters > maxCharacters) throw tooManyCharacters(maxCharacters)
  }
  if (pages.length === 0) throw malformed('No page of the PDF can be read')
  if (characters === 0) throw scanned()
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  return { ...aboutOf(info), links: pages.flatMap(({ links }) => links), blocks: blocksIn(pages) }
}

/** By the file's own outline where it has a whole one, otherwise by what the places of its lines tell. */
function blocksIn(pages: Page[]): Block[] {
  const lines = withoutFurniture(pages)
  const layout = layoutOf(lines)
  if (!isTagged(pages)) return blocksOf(lines, layout)
  return joinPages(pages.map((page) => taggedBlocks(page, layout)))
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // A copy: it takes the bytes away from whoever passes them.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false })
  } catch (error) {
    throw (error as Error).name === 'PasswordException'
      ? passwordProtected()
      : malformed('The PDF is damaged')
  }
}

const scanned = () =>
  new SourceFailure(
    'scanned',
    'The PDF was scanned: it has images of text, but no text. Run text recognition (OCR) on it and add it again.',
    { lasting: true },
  )

/** Word processors put the file's name where the title belongs. */
function aboutOf(info: object): Pick<Findings, 'title' | 'language'> {
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown }
  const named = typeof title === 'string' && !/^(microsoft \w+ - |untitled|\s*$)|\.\w{2,4}$/i.test(title)
  return { title: named ? title : null, language: typeof language === 'string' ? bcp47(language) : null }
}
