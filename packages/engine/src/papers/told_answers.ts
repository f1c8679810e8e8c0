import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import { answerLines, asLabel } from './answer_lines.ts'
import { paperPackFor } from './language/index.ts'

/** The answers for whoever writes about them, each with the visitor's own words and what it replaced. */
export function toldAnswers(conversation: ClosingConversation, locale: string, data: EngineData): string {
  return answerLines(conversation, locale, paperPackFor(locale), data)
    .map(({ title, words, answer: { quote, earlier = [] } }) => {
      const own = sameWords(quote, words) ? '' : ` (in their words: “${oneLine(quote)}”)`
      const before = earlier.map((each) => `“${oneLine(each.quote)}”`).join(', ')
      return `- ${asLabel(title)} ${oneLine(words)}${own}${before && ` (corrected from ${before})`}`
    })
    .join('\n')
}

const sameWords = (one: string, other: string) => oneLine(one).toLowerCase() === oneLine(other).toLowerCase()

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
