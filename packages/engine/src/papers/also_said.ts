import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import { hasIntent } from '../listening/intents/has_intent.ts'
import type { ParsedMessage } from '../listening/parsed_message.ts'
import { answeringMessages } from './answering_messages.ts'
import { newPart, parsedAlone, toldWords, untoldWords } from './telling.ts'
import { visitorContact } from './visitor_contact.ts'

const mostStatements = 6
const mostKeywords = 4
/** Longer, it says what about. */
const longestShrug = 4
/** Beside an answer: less is only another way to say it. */
const fewestBeside = 2
/** "Prices: Double rooms", as a chip says it. */
const chipTitle = /^\p{Lu}[^.!?:]*: (?:\d+\. )?\p{Lu}[^.!?]*$|^\d+\. \p{Lu}[^.!?]*$/u

/**
 * What the visitor told and no slot holds, in their words and their order: "14 mill lane", "after 5". Questions, thanks
 * and what the brief tells elsewhere are left out. Of many, those that say most.
 */
export function alsoSaid(conversation: ClosingConversation, brief: string, data: EngineData): string[] {
  const { said, answers, locale } = conversation
  const told = toldWords(brief)
  const { slots } = visitorContact(conversation, data)
  const matters = Object.entries(answers).filter(([key]) => !slots.has(key))
  const answered = answeringMessages(Object.fromEntries(matters))
  const statements = said.flatMap(({ message_id, text }) => {
    const parsed = parsedAlone(text, locale, data)
    if (chipTitle.test(text.trim()) || isSearch(parsed)) return []
    const { words, count } = newWords(parsed, told, locale)
    if (count < (answered.has(message_id) ? fewestBeside : 1)) return []
    for (const word of toldWords(words)) told.add(word)
    return [{ words, count }]
  })
  const most = [...statements].sort((one, other) => other.count - one.count).slice(0, mostStatements)
  return statements.filter((each) => most.includes(each)).map(({ words }) => words)
}

/** "Late arrival": one thing, and nothing about it. */
const isSearch = ({ sentences: [only, ...others], intents, tokens }: ParsedMessage): boolean =>
  others.length === 0 &&
  only !== undefined &&
  tokens.length <= mostKeywords &&
  only.clauses.length === 1 &&
  tokens.every(({ kind }) => kind === 'word') &&
  hasIntent(intents[0]!, 'ask')

/** The sentences that state something new, with what stands between them only where that is nothing else. */
function newWords(
  parsed: ParsedMessage,
  told: ReadonlySet<string>,
  locale: string,
): { words: string; count: number } {
  const { message } = parsed.input
  const parts: { from: number; to: number; at: number }[] = []
  let count = 0
  parsed.sentences.forEach((sentence, at) => {
    const part = states(parsed, at) ? newPart(message, sentence, told, locale) : null
    if (!part) return
    count += untoldWords(sentence.tokens, told, locale).length
    const before = parts.at(-1)
    if (before && before.at === at - 1) Object.assign(before, { to: part.to, at })
    else parts.push({ ...part, at })
  })
  return { words: parts.map(({ from, to }) => message.slice(from, to)).join(' … '), count }
}

function states({ sentences, smallTalk, replies }: ParsedMessage, at: number): boolean {
  const { kind, asks, tokens } = sentences[at]!
  if (asks || kind === 'question' || kind === 'command' || kind === 'quoted') return false
  const { goodbye, dontKnow, dontCare } = replies[at]!
  const isShrug = (dontKnow || dontCare) && tokens.length <= longestShrug
  return !(smallTalk[at] !== null || goodbye || isShrug)
}
