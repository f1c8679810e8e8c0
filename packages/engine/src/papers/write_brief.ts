import type { EndedConversation, FitAssessment } from '../conversation/ended_conversation.ts'
import { type AnswerLine, answerLines, openSlots, slotTitle } from './answer_lines.ts'
import { escapeMarkdown } from './escape_markdown.ts'
import { fitSection } from './fit_section.ts'
import { interpolate, paperPackFor } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { markdownList } from './markdown_list.ts'
import { plainWords } from './plain_words.ts'
import { excerpt, quotation } from './quotation.ts'

/**
 * For the owner, in Markdown and in the organization's language: who it is and what they want, what is certain, how it
 * was judged and by which words, what could not be answered, what is open.
 */
export function writeBrief(conversation: EndedConversation, judgement: FitAssessment): string {
  const { default_locale } = conversation
  const pack = paperPackFor(default_locale)
  const { brief } = pack
  const answers = answerLines(conversation, default_locale, pack)
  const open = openSlots(conversation).map((slot) => escapeMarkdown(slotTitle(slot, default_locale)))
  const [next] = open
  const sections = [
    opening(conversation, answers, pack),
    conversation.person_wanted ? `**${brief.personWanted}**` : '',
    section(
      brief.certain,
      answers.map((answer) => certain(answer, pack)),
    ),
    fitSection(conversation.flow.fit_criteria, judgement, pack),
    section(
      brief.gaps,
      conversation.gaps.map((question) => quotation(question, pack)),
    ),
    section(brief.open, open),
    next === undefined ? '' : interpolate(brief.nextQuestion, { slot: `**${next}**` }),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function opening(conversation: EndedConversation, answers: readonly AnswerLine[], pack: PaperPack): string {
  const { brief } = pack
  const { name, email } = conversation.visitor
  const known = [name, email].filter((words) => words !== undefined).map(escapeMarkdown)
  const who = known.length === 0 ? brief.somebody : `**${known[0]}**${known[1] ? ` (${known[1]})` : ''}`
  const agent = escapeMarkdown(conversation.agent.name)
  const told = answers.filter(({ slot }) => slot.data_type === 'string')
  const wish = told.find(({ slot }) => slot.required) ?? told[0]
  if (!wish) return interpolate(brief.talked, { who, agent })
  return interpolate(brief.wants, { who, agent, what: quotation(wish.answer.quote, pack) })
}

/** With the visitor's own words where they are not those of the answer. */
function certain({ title, words, answer }: AnswerLine, pack: PaperPack): string {
  const isSame = plainWords(answer.quote).toLowerCase() === plainWords(words).toLowerCase()
  const shown = isSame ? quotation(words, pack) : `${excerpt(words)} (${quotation(answer.quote, pack)})`
  const before = answer.earlier?.at(-1)
  const earlier = before
    ? `, ${interpolate(pack.brief.earlier, { quote: quotation(before.quote, pack) })}`
    : ''
  return `**${excerpt(title)}:** ${shown}${earlier}`
}

const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${heading}\n\n${markdownList(items)}`
