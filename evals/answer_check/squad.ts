import { sentencesOf } from '../../packages/engine/src/knowledge/sentences.ts'
import { readSet } from '../read_set.ts'
import { type CaseSet, casesOf } from './case.ts'
import { Knowledge } from './knowledge.ts'

interface Paragraph {
  id: string
  article: string
  text: string
}

interface Question {
  article: string
  paragraph: string
  question: string
  answerable: boolean
}

const byArticle = ({ article }: Question) => article

/**
 * Every answerable question is asked twice: of all paragraphs, and of all but the one that answers it, which is really
 * taken out, with what it adds to the statistics. Questions on other articles are asked once. With `asFacts`, every
 * sentence is an entry of its own under its article's title, as after digestion.
 */
export function squad({ asFacts = false } = {}): CaseSet[] {
  const paragraphs = readSet<Paragraph>('squad2/paragraphs')
  const questions = readSet<Question>('squad2/questions')
  const entries = paragraphs.flatMap(({ id, article, text }) =>
    asFacts
      ? sentencesOf(text, 'en').map((text) => ({ id, trail: [article.replaceAll('_', ' ')], text }))
      : [{ id, trail: [], text }],
  )
  const numbers = Map.groupBy(entries.keys(), (number) => entries[number]!.id)
  const knowledge = new Knowledge(entries)
  const [answered, impossible] = [true, false].map((answerable) =>
    questions.filter((question) => question.answerable === answerable),
  ) as [Question[], Question[]]
  const judge = ({ question }: Question) => knowledge.judge(question)
  const known = casesOf(answered, true, byArticle, judge)
  const removed = casesOf(answered, false, byArticle, ({ question, paragraph }) =>
    knowledge.judgeWithout(numbers.get(paragraph)!, question),
  )
  const foreign = casesOf(readSet<Question>('squad2/ood_questions'), false, byArticle, judge)
  const name = asFacts ? 'SQuAD, sentence by sentence' : 'SQuAD'
  const goals = asFacts ? [null, null, null, null] : [0.84, 0.9, 0.97, 0.985]
  return [
    {
      name,
      measure: 'gold paragraph removed',
      baseline: goals[0]!,
      goal: goals[1]!,
      cases: [...known, ...removed],
    },
    { name, measure: 'another domain', baseline: goals[2]!, goal: goals[3]!, cases: [...known, ...foreign] },
    ...(asFacts
      ? []
      : [
          {
            name,
            measure: 'thing named, property lacking',
            baseline: null,
            goal: null,
            cases: [...known, ...casesOf(impossible, false, byArticle, judge)],
          },
        ]),
  ]
}
