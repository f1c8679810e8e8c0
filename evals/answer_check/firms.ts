import { readFileSync } from 'node:fs'
import { type CaseSet, casesOf } from './case.ts'
import { Knowledge } from './knowledge.ts'

/** Three invented firms, some two dozen facts each, and what visitors might ask in their own words. All written by us. */

interface Firm {
  facts: string[]
  answered: { question: string; fact: number }[]
  unanswered: string[]
}

const names = ['studio', 'bicycles', 'software']

export function firms(): CaseSet {
  const cases = names.flatMap((name) => {
    const path = new URL(`./firms/${name}.json`, import.meta.url)
    const { facts, answered, unanswered } = JSON.parse(readFileSync(path, 'utf8')) as Firm
    const knowledge = new Knowledge(facts.map((text) => ({ trail: [], text })))
    const judge = (question: string) => knowledge.judge(question)
    return [
      ...casesOf(
        answered,
        true,
        () => name,
        ({ question }) => judge(question),
      ),
      ...casesOf(unanswered, false, () => name, judge),
    ]
  })
  return { name: 'Invented firms', measure: 'stated or not', baseline: null, goal: null, cases }
}
