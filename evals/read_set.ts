import { readFileSync } from 'node:fs'

/** Another folder of the same shape can be measured, such as halves that are kept back: `EVAL_SETS=/path npm run evals`. */
const folder = process.env.EVAL_SETS ?? new URL('../../shared/evals', import.meta.url).pathname

/** The rows of a set: one JSON object a line. */
export const readSet = <Row>(path: string): Row[] =>
  readFileSync(`${folder}/${path}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
