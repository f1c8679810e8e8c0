import { readFileSync } from 'node:fs'

/** The pages of the three sites, and what we ask about them. */

export interface Page {
  path: string
  markdown: string
}

export interface Place {
  path: string
  /** Null: the page's opening, before its first heading. */
  heading: string | null
  /** Words of the passage that answers, where a section has others that do not. */
  says: string | null
}

export interface SiteQuestion {
  question: string
  /** It shares few words with the page that answers it. */
  reworded: boolean
  /** Each of them answers it. */
  answers: Place[]
}

const data = new URL('../../../shared/evals/sites/', import.meta.url)

export const readPages = (set: string): Page[] =>
  readFileSync(new URL(`${set}.jsonl`, data), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page)

export function readQuestions(name: string): SiteQuestion[] {
  const written = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')
  const questions = JSON.parse(written) as { question: string; reworded?: boolean; answers: string[] }[]
  return questions.map(({ question, reworded = false, answers }) => ({
    question,
    reworded,
    answers: answers.map(placeOf),
  }))
}

/** `path # heading | words`, or less of it. */
function placeOf(written: string): Place {
  const [place, says = null] = written.split(' | ')
  const [path, heading = null] = place!.split(/ # (.*)/)
  return { path: path!, heading, says }
}
