import mammoth from 'mammoth'
import { partsOf } from '../html/blocks.ts'
import { parseTree } from '../html/tree.ts'
import { bcp47 } from '../language.ts'
import type { ReadLimits } from '../limits.ts'
import { blocksOfParts } from '../parts.ts'
import type { Findings } from '../read_document.ts'
import { malformed } from '../refusals.ts'
import { writeZip } from '../zip/write_zip.ts'
import { coreTitle, proofingLanguage } from './properties.ts'
import { unpackDocx } from './unpack.ts'

/** A Word document: mammoth makes HTML of it, which is all content. */
export async function readDocx(bytes: Uint8Array, limits: ReadLimits): Promise<Findings> {
  const parts = unpackDocx(bytes, limits)
  const tree = parseTree(await convert(writeZip(parts)), limits)
  const title = coreTitle(parts)
  const blocks = blocksOfParts(partsOf(tree.children, null), title)
  return { title, language: bcp47(proofingLanguage(parts)), blocks }
}

const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"]

async function convert(archive: Buffer): Promise<string> {
  try {
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer: archive }, { styleMap, convertImage })
    return value
  } catch {
    throw malformed('The Word document is damaged')
  }
}
