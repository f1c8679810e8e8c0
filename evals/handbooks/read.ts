import { readdirSync, readFileSync } from 'node:fs'

/** A passage of an invented handbook, and what people ask who need it: once in its words, twice in others. */
interface HandbookPassage {
  heading: string
  passage: string
  questions: [string, string, string]
}

const heldOut = new URL('held_out/', import.meta.url)
const ending = '.jsonl'

/** The vectors were not trained on these. */
export const heldOutHandbooks = readdirSync(heldOut)
  .sort()
  .map((file) => file.slice(0, -ending.length))

export const readHandbook = (name: string): HandbookPassage[] =>
  readFileSync(new URL(`${name}${ending}`, heldOut), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HandbookPassage)
