import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'

/** What is text gets smaller; pictures and fonts are compressed as they are. */
const texts = '**/*.{js,css,svg,json}'

/** Puts a `.br` and a `.gz` beside every file that is worth it, once at the build instead of at every answer. */
export function compressIn(folder: string) {
  for (const path of globSync(texts, { cwd: folder })) {
    const file = join(folder, path)
    const content = readFileSync(file)
    const size = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
