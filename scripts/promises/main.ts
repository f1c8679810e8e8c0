import { readFileSync, writeFileSync } from 'node:fs'
import { type OpenApi, promisesOf } from './promises.ts'

/** `node scripts/promises/main.ts 0.2.0`: keeps what the interface promises, on the day of a release. */

const release = process.argv[2]
if (!release) throw new Error('Say which release: node scripts/promises/main.ts 0.2.0')
const api = new URL('../../docs/api/', import.meta.url)
const openApi = JSON.parse(readFileSync(new URL('openapi.json', api), 'utf8')) as OpenApi
writeFileSync(new URL(`released/${release}.txt`, api), `${promisesOf(openApi).join('\n')}\n`)
