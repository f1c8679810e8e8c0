import { readSet } from '../read_set.ts'
import { type CaseSet, casesOf } from './case.ts'
import { Knowledge } from './knowledge.ts'

interface Passage {
  doc: string
  group: string
  text: string
}

interface Question {
  group: string
  question: string
}

const numbering = /#\d+_\d+$/

/**
 * Every question is asked of all passages, under the titles of their documents, and of all but those of its document
 * and the near copies of it, which would answer it as well.
 */
export function doc2dial(): CaseSet[] {
  const passages = readSet<Passage>('doc2dial/passages')
  const questions = readSet<Question>('doc2dial/questions')
  const knowledge = new Knowledge(
    passages.map(({ doc, text }) => ({ trail: [doc.replace(numbering, '')], text })),
  )
  const numbers = Map.groupBy(passages.keys(), (number) => passages[number]!.group)
  const byGroup = ({ group }: Question) => group
  return [
    {
      name: 'Doc2Dial',
      measure: 'gold document removed',
      baseline: 0.63,
      goal: 0.75,
      cases: [
        ...casesOf(questions, true, byGroup, ({ question }) => knowledge.judge(question)),
        ...casesOf(questions, false, byGroup, ({ question, group }) =>
          knowledge.judgeWithout(numbers.get(group)!, question),
        ),
      ],
    },
  ]
}
