import { readFileSync } from 'node:fs'

const folder = process.env.EVAL_SETS ?? new URL('../../../shared/evals', import.meta.url).pathname

/** A file of a set that is one JSON value. */
export const readWhole = <Value>(path: string): Value =>
  JSON.parse(readFileSync(`${folder}/${path}.json`, 'utf8')) as Value
