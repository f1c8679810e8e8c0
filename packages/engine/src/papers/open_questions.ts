import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import { hasQuestionForm } from '../listening/sentences/question_form.ts'
import { answeringMessages } from './answering_messages.ts'
import { paperPackFor } from './language/index.ts'
import { slotNames } from './slot_names.ts'
import { parsedAlone, toldWords, untoldWords } from './telling.ts'

/**
 * What the visitor asked and nobody answered. A statement that found no answer is none, nor is what asks about the
 * conversation ("Sorry for what?") or repeats a word of the agent ("Company?").
 */
export function openQuestions(conversation: ClosingConversation, data: EngineData): string[] {
  const { gaps, said, answers, flow, locale } = conversation
  const answering = answeringMessages(answers)
  const pack = paperPackFor(locale)
  const asked = toldWords(flow.phases.flatMap(({ slots }) => slots.flatMap(slotNames)).join(' '))
  return gaps.filter((gap) => {
    const words = gap.replace(/\s*\([^()]*\)\?$|\?$/, '')
    const message = said.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
    // Put in other words by who read it.
    if (!message) return true
    const at = message.text.toLowerCase().indexOf(words.toLowerCase()) + words.length
    const isMarked = /^[^\p{L}\p{N}]*\?/u.test(message.text.slice(at))
    const parsed = parsedAlone(isMarked ? `${words}?` : words, locale, data)
    return parsed.sentences.some(({ tokens, plain, kind, asks }) => {
      if (pack.aside.test(plain)) return false
      const hasForm = kind === 'question' || kind === 'request' || hasQuestionForm(plain, parsed.pack)
      return (
        hasForm ||
        (asks && !answering.has(message.message_id) && untoldWords(tokens, asked, locale).length > 0)
      )
    })
  })
}
