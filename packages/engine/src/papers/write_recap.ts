import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { answerLines, openSlots, slotTitle } from './answer_lines.ts'
import { escapeMarkdown } from './escape_markdown.ts'
import { interpolate, paperPackFor } from './language/index.ts'
import { firstWords } from './plain_words.ts'

const mostWords = 150
/** Of one answer, in letters. */
const longestAnswer = 120
const longestName = 60

/**
 * For the visitor, in Markdown and in their language: what was understood, what was left open, and that it can be
 * corrected. Nothing about how they were judged.
 */
export function writeRecap(conversation: EndedConversation): string {
  const { locale, default_locale, visitor, agent, organization } = conversation
  const pack = paperPackFor(locale, default_locale)
  const { recap } = pack
  // guard: a long name is cut [firstWords… -> words]
  const named = (words: string) => escapeMarkdown(firstWords(words, longestName))
  const names = {
    agent: named(agent.name),
    organization: named(organization.name),
    name: named(visitor.name ?? ''),
  }
  // guard: a visitor’s words stay words in the recap [escapeMarkdown… -> firstWords(words, longestAnswer)]
  const shortened = (words: string) => escapeMarkdown(firstWords(words, longestAnswer))
  const understood = answerLines(conversation, locale, pack).map(
    ({ title, words }) => `- **${shortened(title)}:** ${shortened(words)}`,
  )
  const open = [...openSlots(conversation).map((slot) => slotTitle(slot, locale)), ...conversation.gaps].map(
    (item) => `- ${shortened(item)}`,
  )
  const greeting = names.name === '' ? recap.understood : recap.understoodNamed
  const opening = interpolate(understood.length === 0 ? recap.nothing : greeting, names)
  const fixed = [opening, recap.open, recap.correct, recap.more, recap.more]
  const room = mostWords - fixed.reduce((sum, text) => sum + recapWordCount(text), 0)
  const [shown, left] = within(understood, room, recap.more)
  const [shownOpen] = within(open, left, recap.more)
  const parts = [
    opening,
    shown.join('\n'),
    shownOpen.length === 0 ? '' : `${recap.open}\n\n${shownOpen.join('\n')}`,
    recap.correct,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** As many as there is room for, saying where there were more; and the room that is left. */
function within(items: readonly string[], room: number, more: string): [string[], number] {
  const shown: string[] = []
  let left = room
  for (const item of items) {
    // guard: a recap has so many words
    if (recapWordCount(item) > left) return [[...shown, `- ${more}`], 0]
    shown.push(item)
    left -= recapWordCount(item)
  }
  return [shown, left]
}

export const recapWordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
