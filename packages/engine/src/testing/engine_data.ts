import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createEngineData, type DataFile } from '../engine_data.ts'

export function readData(file: DataFile): string {
  const bytes = readFileSync(new URL(`../../data/${file}`, import.meta.url))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** What the product comes with. */
export const data = createEngineData(readData)
