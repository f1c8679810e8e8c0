import { analyzeQuestion } from '../../answer/question_analysis.ts'
import type { FoundPassage } from '../found_passage.ts'
import { spokenText } from '../spoken_text.ts'
import { evenWords, passageWith } from './passage.ts'

/** What of a passage is said to a question, after one that was asked before. */
export function say(passage: Partial<FoundPassage>, question: string, before = ''): string {
  const { language = 'en' } = passage
  const typed = analyzeQuestion(question, language, evenWords)
  const { words } = analyzeQuestion(`${before} ${question}`, language, evenWords)
  return spokenText(passageWith(passage), { ...typed, words }, typed)
}
