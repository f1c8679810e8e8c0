import type { Closing, Judgement } from '../conversation/closing.ts'
import { type ShownAnswer, shownAnswers, titleOf, unanswered } from './answers.ts'
import { fitSection } from './fit_section.ts'
import { inMarkdown } from './in_markdown.ts'
import { packFor, put } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { listed } from './listed.ts'
import { plainWords } from './plain_words.ts'
import { quoted, shortened } from './quoted.ts'

/**
 * For the owner, in Markdown and in the organization's language: who it is and what they want, what is certain, how it
 * was judged and by which words, what could not be answered, what is open.
 */
export function writeBrief(closing: Closing, judgement: Judgement): string {
  const { default_locale } = closing
  const pack = packFor(default_locale)
  const { brief } = pack
  const answers = shownAnswers(closing, default_locale, pack)
  const open = unanswered(closing).map((slot) => inMarkdown(titleOf(slot, default_locale)))
  const [next] = open
  const sections = [
    opening(closing, answers, pack),
    closing.person_wanted ? `**${brief.personWanted}**` : '',
    section(
      brief.certain,
      answers.map((answer) => certain(answer, pack)),
    ),
    fitSection(closing.flow.fit_criteria, judgement, pack),
    section(
      brief.gaps,
      closing.gaps.map((question) => quoted(question, pack)),
    ),
    section(brief.open, open),
    next === undefined ? '' : put(brief.nextQuestion, { slot: `**${next}**` }),
  ]
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`
}

function opening(closing: Closing, answers: readonly ShownAnswer[], pack: PaperPack): string {
  const { brief } = pack
  const { name, email } = closing.visitor
  const known = [name, email].filter((words) => words !== undefined).map(inMarkdown)
  const who = known.length === 0 ? brief.somebody : `**${known[0]}**${known[1] ? ` (${known[1]})` : ''}`
  const agent = inMarkdown(closing.agent.name)
  const told = answers.filter(({ slot }) => slot.data_type === 'string')
  const wish = told.find(({ slot }) => slot.required) ?? told[0]
  if (!wish) return put(brief.talked, { who, agent })
  return put(brief.wants, { who, agent, what: quoted(wish.answer.quote, pack) })
}

/** With the visitor's own words where they are not those of the answer. */
function certain({ title, words, answer }: ShownAnswer, pack: PaperPack): string {
  const isSame = plainWords(answer.quote).toLowerCase() === plainWords(words).toLowerCase()
  const shown = isSame ? quoted(words, pack) : `${shortened(words)} (${quoted(answer.quote, pack)})`
  const before = answer.earlier?.at(-1)
  const earlier = before ? `, ${put(pack.brief.earlier, { quote: quoted(before.quote, pack) })}` : ''
  return `**${shortened(title)}:** ${shown}${earlier}`
}

const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${heading}\n\n${listed(items)}`
