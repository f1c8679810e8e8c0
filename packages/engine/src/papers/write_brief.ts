import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { quotedClause, quotedSentence } from '../assessment/quoted_clause.ts'
import type { FitAssessment } from '../conversation/ended_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { alsoSaid } from './also_said.ts'
import { type AnswerLine, answerLines, asLabel, asValue } from './answer_lines.ts'
import { escapeMarkdown } from './escape_markdown.ts'
import { fitSentence } from './fit_sentence.ts'
import { interpolate, paperPackFor } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { markdownList } from './markdown_list.ts'
import { nextSteps } from './next_steps.ts'
import { openQuestions } from './open_questions.ts'
import { excerpt, quotation } from './quotation.ts'
import { suggestServices } from './suggest_services.ts'
import { type VisitorContact, visitorContact } from './visitor_contact.ts'
import { wishOf } from './wish.ts'
import { deliverableCover } from './write_deliverable.ts'

/**
 * For the owner, in Markdown and in the organization's language, half a page: who it is, what they want in their words,
 * the fit, what is known, what else they told, what was left without an answer, and what to do next. Parts with nothing to say are left out.
 */
export function writeBrief(
  conversation: ClosingConversation,
  judgement: FitAssessment,
  data: EngineData,
  embed?: EmbedText,
): string {
  const { default_locale, said, passed_on = [] } = conversation
  const pack = paperPackFor(default_locale)
  const { brief } = pack
  const contact = visitorContact(conversation, data)
  const wish = wishOf(conversation, data)
  const questions = openQuestions(conversation, data)
  const known = answerLines(conversation, default_locale, pack, data).filter(
    ({ slot }) => slot.key !== wish?.slot && !contact.slots.has(slot.key),
  )
  const services = suggestServices(conversation, data, embed)
  const isSilent =
    wish === null && known.length + questions.length + passed_on.length === 0 && !conversation.person_wanted
  const who = whoLine(contact, brief.visitor)
  const knownSection = section(
    brief.known,
    known.map((answer) => knownLine(answer, said, wish?.words ?? '', pack)),
  )
  const quoted = (words: readonly string[]) => words.map((each) => quotation(each, pack))
  const fit = fitSentence(conversation, judgement, knownSection, pack)
  const told = [who, wish?.words ?? '', fit, knownSection, ...questions, ...passed_on].join('\n')
  const sections = [
    isSilent ? interpolate(brief.leftEarly, { who }) : who,
    wish === null ? '' : quotation(wish.words, pack),
    fit,
    knownSection,
    section(brief.passedOn, quoted(passed_on)),
    section(brief.also, quoted(alsoSaid(conversation, told, data))),
    section(brief.gaps, quoted(questions)),
    section(brief.next, nextSteps(conversation, judgement, services, contact, questions, pack)),
    documentLine(conversation, pack),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function whoLine({ name, company, emails, phones }: VisitorContact, somebody: string): string {
  const who = [`**${name === null ? somebody : excerpt(name)}**`, ...(company ? [excerpt(company)] : [])]
  return [who.join(', '), ...[...emails, ...phones].map(escapeMarkdown)].join(' · ')
}

/** With the visitor's own words where they say more than the answer does. */
function knownLine(
  { title, words, answer, slot, meant }: AnswerLine,
  said: ClosingConversation['said'],
  wish: string,
  pack: PaperPack,
): string {
  const clause =
    meant ?? (slot.data_type === 'multi_enum' ? shortSentence(said, answer) : quotedClause(said, answer))
  const isQuoted = wish.toLowerCase().includes(clause.toLowerCase())
  const isTold =
    slot.data_type === 'string' || slot.data_type === 'email' || isQuoted || saysNoMore(clause, words)
  const shown = isTold ? excerpt(words) : `${excerpt(words)} (${quotation(clause, pack)})`
  const before = answer.earlier?.at(-1)
  const earlier = before
    ? ` (${interpolate(pack.brief.earlier, { quote: quotation(before.quote, pack) })})`
    : ''
  return `**${asLabel(excerpt(title))}** ${asValue(title, shown)}${earlier}`
}

/** Who names several things says more around them than a clause holds. */
function shortSentence(said: ClosingConversation['said'], answer: AnswerLine['answer']): string {
  const sentence = quotedSentence(said, answer)
    .trim()
    .replace(/[.!?]+$/, '')
  return sentence.length <= longestQuotation ? sentence : quotedClause(said, answer)
}

const longestQuotation = 100
const joints = new Set(['and', 'und', 'or', 'oder', 'the', 'a'])

function saysNoMore(clause: string, words: string): boolean {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const there = new Set(wordsIn(words))
  return wordsIn(clause).every((word) => there.has(word) || joints.has(word))
}

function documentLine(conversation: ClosingConversation, pack: PaperPack): string {
  if (!conversation.document_promised) return ''
  const { title } = deliverableCover(conversation)
  return interpolate(pack.brief.document, { title: quotation(title, pack) })
}

const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${heading}\n\n${markdownList(items)}`
