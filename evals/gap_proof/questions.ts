import { readFileSync } from 'node:fs'

/** A question, a short answer to it, and texts that are about something else. */
export interface ProofQuestion {
  business: string
  language: string
  question: string
  answer: string
  beside: string[]
}

/** A line is `question | answer | beside the point | beside the point`, under `# business (language)`. */
export function readProofQuestions(set: 'open' | 'held_out'): ProofQuestion[] {
  const lines = readFileSync(new URL(`${set}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  let heading = { business: '', language: '' }
  return lines.flatMap((line) => {
    const [, business, language] = /^# (.+) \((\w\w)\)$/.exec(line) ?? []
    if (business !== undefined && language !== undefined) {
      heading = { business, language }
      return []
    }
    const [question, answer, ...beside] = line.split(' | ')
    if (!question || !answer || beside.length === 0) throw new Error(`This line has parts missing: ${line}`)
    return [{ ...heading, question, answer, beside }]
  })
}
