import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createEngineData, type EngineData } from '@foyer/engine'

const folder = new URL('../data/', import.meta.resolve('@foyer/engine'))

let loaded: EngineData | undefined

/** Its files never change, so a process reads each of them once, when it is first needed (P7). */
export function loadEngineData(): EngineData {
  loaded ??= createEngineData((file) => {
    const bytes = readFileSync(new URL(file, folder))
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  })
  return loaded
}
