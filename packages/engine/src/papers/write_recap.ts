import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import { isFormal } from '../wording/formality.ts'
import { wordingPackFor } from '../wording/language/index.ts'
import { type AnswerLine, answerLines, asLabel, asValue } from './answer_lines.ts'
import { escapeMarkdown } from './escape_markdown.ts'
import { interpolate, paperPackFor } from './language/index.ts'
import type { PaperPack, RecapWords } from './language/paper_pack.ts'
import { openQuestions } from './open_questions.ts'
import { firstWords } from './plain_words.ts'
import { quotation } from './quotation.ts'
import { type VisitorContact, visitorContact } from './visitor_contact.ts'

const mostWords = 150
/** Of one answer, in letters. */
const longestAnswer = 120
const longestName = 60

/**
 * For the visitor, in Markdown and in their language: what was understood, what happens next, and that it can be
 * corrected. Nothing about how they were judged.
 */
export function writeRecap(conversation: ClosingConversation, data: EngineData): string {
  const { locale, default_locale, flow } = conversation
  const pack = paperPackFor(locale, default_locale)
  const isPolite = isFormal(flow.voice, wordingPackFor(locale, default_locale))
  const words = isPolite ? pack.recap.polite : pack.recap.familiar
  const contact = visitorContact(conversation, data)
  const questions = openQuestions(conversation, data)
  const lines = answerLines(conversation, locale, pack, data).filter(
    ({ slot }) => !contact.nameSlots.has(slot.key),
  )
  const understood = lines.map((line) => understoodLine(line, pack))
  const listed = new Set(lines.map((line) => line.words.trim()))
  const thanks = contact.name ? interpolate(words.thanksNamed, { name: named(contact.name) }) : words.thanks
  const opening = understood.length === 0 ? thanks : `${thanks} ${words.understood}`
  const next = nextParagraph(conversation, contact, listed, questions.length > 0, words)
  const fixed = [opening, next, words.questions, words.correct, words.more, words.more]
  const room = mostWords - fixed.reduce((sum, text) => sum + recapWordCount(text), 0)
  const [shown, left] = within(understood, room, words.more)
  const parts = [
    opening,
    shown.join('\n'),
    next,
    questionsParagraph(questions, left, words, pack),
    words.correct,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const shortened = (words: string): string => escapeMarkdown(firstWords(words, longestAnswer))
const named = (words: string): string => escapeMarkdown(firstWords(words, longestName))

/** With the visitor's own words where the answer is only that it is something else. */
function understoodLine({ title, words, meant }: AnswerLine, pack: PaperPack): string {
  const shown =
    meant === undefined
      ? shortened(words)
      : `${shortened(words)} (${quotation(firstWords(meant, longestAnswer), pack)})`
  return `- **${asLabel(shortened(title))}** ${asValue(title, shown)}`
}

/** Only what is so: nobody is promised an answer that somebody may not give. */
function nextParagraph(
  { organization, person_wanted }: ClosingConversation,
  { emails, phones, wants }: VisitorContact,
  listed: ReadonlySet<string>,
  hasQuestions: boolean,
  words: RecapWords,
): string {
  const ways = wants === 'none' ? [] : [...phones, ...emails]
  const isListed = ways.every((way) => listed.has(way))
  const names = { organization: named(organization.name), contact: ways.map(named).join(words.or) }
  const isPassedOn = listed.size > 0 || ways.length > 0
  const needsContact = ways.length === 0 && wants !== 'none' && (person_wanted || hasQuestions)
  return [
    isPassedOn && interpolate(isListed ? words.passedOn : words.passedOnWithContact, names),
    person_wanted && words.personWanted,
    needsContact && words.leaveContact,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

function questionsParagraph(
  gaps: readonly string[],
  room: number,
  words: RecapWords,
  pack: PaperPack,
): string {
  const questions = gaps.map((question) => quotation(firstWords(question, longestAnswer), pack))
  const [only] = questions
  if (only === undefined) return ''
  if (questions.length === 1 && recapWordCount(only) <= room)
    return interpolate(words.oneQuestion, { question: only })
  const [shown] = within(
    questions.map((question) => `- ${question}`),
    room,
    words.more,
  )
  return `${words.questions}\n\n${shown.join('\n')}`
}

/** As many as there is room for, saying where there were more; and the room that is left. */
function within(items: readonly string[], room: number, more: string): [string[], number] {
  const shown: string[] = []
  let left = room
  for (const item of items) {
    if (recapWordCount(item) > left) return [[...shown, `- ${more}`], 0]
    shown.push(item)
    left -= recapWordCount(item)
  }
  return [shown, left]
}

export const recapWordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
