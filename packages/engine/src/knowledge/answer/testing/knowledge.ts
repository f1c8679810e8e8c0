import { SearchIndex } from '../../search/search_index.ts'
import { toSignedBytes } from '../../search/signed_bytes.ts'
import { sentencesOf } from '../../sentences.ts'
import { answerThreshold } from '../bands.ts'
import { type AnswerJudgement, judgeAnswer } from '../judge.ts'
import { withoutSmallTalk } from '../small_talk/index.ts'
import { wordVector } from './word_vectors.ts'

interface Entry {
  kind?: 'fact' | 'passage'
  trail?: string[]
  text: string
}

/** What an agent knows; a question is searched for and judged as the service does it. */
export function knowledgeOf(entries: readonly (string | Entry)[]): (question: string) => AnswerJudgement {
  const language = 'en'
  const index = new SearchIndex(wordVector('').length)
  const known = entries.map((entry, at) => {
    const { kind = 'fact', trail = [], text } = typeof entry === 'string' ? { text: entry } : entry
    const vector = toSignedBytes(wordVector([...trail, text].join(' ')))
    index.put({ kind, id: at + 1, source_id: 1, language, trail, text, vector })
    return { kind, trail, statements: kind === 'fact' ? [text] : sentencesOf(text, language) }
  })
  return (question) => {
    const text = withoutSmallTalk(question, language)
    const found = index.search({ text, language, vector: wordVector(text), limit: 10 })
    const candidates = found.map(({ id, features }) => ({ ...known[id - 1]!, id, features, language }))
    return judgeAnswer({ question, language, candidates, statistics: index, embed: wordVector })
  }
}

export const isAnswered = ({ probability }: AnswerJudgement): boolean => probability >= answerThreshold
