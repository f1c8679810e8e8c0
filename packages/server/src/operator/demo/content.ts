import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the demo is filled with, as plain data. */
export const readContent = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'content', `${name}.json`), 'utf8'))
