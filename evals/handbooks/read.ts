import { readFileSync } from 'node:fs'

/** A passage of an invented handbook, and what people ask who need it: once in its words, twice in others. */
export interface HandbookPassage {
  heading: string
  passage: string
  questions: [string, string, string]
}

/** The word vectors were not trained on these: what is fitted and measured on them would hold elsewhere, too. */
export const heldOutHandbooks = ['administration-2', 'agencies', 'employers-2', 'online-software-2'] as const
export type HandbookName = (typeof heldOutHandbooks)[number]

export const readHandbook = (name: HandbookName): HandbookPassage[] =>
  readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HandbookPassage)
