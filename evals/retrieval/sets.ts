import { readHandbook } from '../handbooks/read.ts'
import { readSet } from '../read_set.ts'

/** Questions and the passages that answer them, in the shape in which the product has passages. */
export interface RetrievalSet {
  name: string
  passages: { trail: string[]; text: string }[]
  questions: {
    text: string
    /** Places of the right passages. */
    right: ReadonlySet<number>
    /** Questions of one group share documents: never fit on one of them and measured on another. */
    group: string
  }[]
}

interface Doc2DialPassage {
  id: string
  doc: string
  text: string
}

interface Doc2DialQuestion {
  question: string
  passages: string[]
  group: string
}

/** A passage's document has a title; what heads the passage itself is the first line of its text. */
export const doc2dial = (titles: boolean): RetrievalSet => {
  const passages = readSet<Doc2DialPassage>('doc2dial/passages')
  const placeOf = new Map(passages.map(({ id }, place) => [id, place]))
  return {
    name: titles ? 'Doc2Dial' : 'Doc2Dial, without titles',
    passages: passages.map(({ doc, text }) => ({
      trail: titles ? [doc.replace(/#\d+_\d+$/, '')] : [],
      text,
    })),
    questions: readSet<Doc2DialQuestion>('doc2dial/questions').map((row) => ({
      text: row.question,
      right: new Set(row.passages.map((id) => placeOf.get(id)!)),
      group: row.group,
    })),
  }
}

interface SquadParagraph {
  id: string
  article: string
  text: string
}

interface SquadQuestion {
  question: string
  paragraph: string
  article: string
  answerable: boolean
}

/** An unanswerable question was made about its paragraph, too. */
export const squad = (which: 'answerable' | 'all', titles = false): RetrievalSet => {
  const paragraphs = readSet<SquadParagraph>('squad2/paragraphs')
  const placeOf = new Map(paragraphs.map(({ id }, place) => [id, place]))
  return {
    name: `SQuAD 2.0 paragraphs${which === 'all' ? ', unanswerable questions too' : ''}`,
    passages: paragraphs.map(({ article, text }) => ({
      trail: titles ? [decodeURIComponent(article).replaceAll('_', ' ')] : [],
      text,
    })),
    questions: readSet<SquadQuestion>('squad2/questions')
      .filter(({ answerable }) => answerable || which === 'all')
      .map((row) => ({
        text: row.question,
        right: new Set([placeOf.get(row.paragraph)!]),
        group: row.article,
      })),
  }
}

/** Not what the vectors were trained on; two thirds of the questions avoid the passage's words. */
export const heldOut = (name: string): RetrievalSet => {
  const passages = readHandbook(name)
  return {
    name: `Handbook ${name}`,
    passages: passages.map(({ heading, passage }) => ({ trail: [heading], text: passage })),
    questions: passages.flatMap(({ questions }, place) =>
      questions.map((text) => ({ text, right: new Set([place]), group: String(place) })),
    ),
  }
}
