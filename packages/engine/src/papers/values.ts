import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { frozenValues } from '../prompts/frozen_values.ts'
import { references } from '../prompts/reference_list.ts'
import { answerLines, asLabel } from './answer_lines.ts'
import type { FillValues } from './fill.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { serviceWords } from './service_words.ts'
import { suggestServices } from './suggest_services.ts'
import { visitorContact } from './visitor_contact.ts'

/** What a visitor is given says nothing about how they were judged: criteria have nothing to say in a synthesis. */
const speaking = new Set(
  references.filter(({ kinds }) => kinds.includes('synthesis')).map(({ name }) => name),
)

/** What a template can refer to, with answers in the visitor's language, and the services that fit. Facts are not known at the end of a talk. */
export function valuesFor(conversation: ClosingConversation, pack: PaperPack, embed?: EmbedText): FillValues {
  const { flow, organization, agent, said, locale } = conversation
  const answers = answerLines(conversation, locale, pack)
  const last = flow.phases.at(-1)
  const frozen = last ? frozenValues(flow, last) : {}
  return {
    ...Object.fromEntries(
      Object.entries(frozen)
        // guard: a template tells nothing of the judgement
        .filter(([name]) => speaking.has(name))
        .map(([name, text]) => [name, isList(text) ? itemsOf(text) : text]),
    ),
    'organization.name': organization.name,
    'agent.name': agent.name,
    'visitor.name': visitorContact(conversation).name ?? '',
    services: suggestServices(conversation, embed).map((service) => serviceWords(service, pack)),
    locale,
    slots: answers.map(({ title, words }) => `${asLabel(title)} ${words}`),
    ...Object.fromEntries(answers.map(({ slot, words }) => [`slots.${slot.key}`, words])),
    transcript: said.map(({ text }) => text),
  }
}

/** A prompt's list has an item on each line. */
const isList = (text: string): boolean => text.startsWith('- ')

const itemsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^- /, ''))
    .filter((line) => line.trim() !== '')
