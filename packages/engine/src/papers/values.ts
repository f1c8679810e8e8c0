import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { EngineData } from '../engine_data.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { frozenValues } from '../prompts/frozen_values.ts'
import { answerLines, asLabel, asValue, openSlots, slotTitle } from './answer_lines.ts'
import { dateWords } from './date_words.ts'
import type { FillValues } from './fill.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { openQuestions } from './open_questions.ts'
import { serviceWords } from './service_words.ts'
import { suggestServices } from './suggest_services.ts'
import { factTopicReferences, templateReferences } from './template_references.ts'
import { visitorContact } from './visitor_contact.ts'
import { wishOf } from './wish.ts'

const speaking = new Set(templateReferences)

/** What a template can refer to, with answers in the visitor's language, and the services that fit. */
export function valuesFor(
  conversation: ClosingConversation,
  pack: PaperPack,
  data: EngineData,
  embed?: EmbedText,
): FillValues {
  const { flow, organization, agent, said, locale, contact, facts = [], today } = conversation
  const answers = answerLines(conversation, locale, pack, data)
  const last = flow.phases.at(-1)
  const frozen = last ? frozenValues(flow, last) : {}
  const missing = answers.length === 0 ? [] : openSlots(conversation)
  return {
    ...Object.fromEntries(
      Object.entries(frozen)
        .filter(([name]) => speaking.has(name))
        .map(([name, text]) => [name, isList(text) ? itemsOf(text) : text]),
    ),
    'organization.name': organization.name,
    'organization.address': contact?.address ?? '',
    'organization.phone': contact?.phone ?? '',
    'organization.email': contact?.email ?? '',
    'organization.website': contact?.website ?? '',
    'agent.name': agent.name,
    date: dateWords(today, pack),
    summary: wishOf(conversation, data)?.words ?? '',
    open: [...missing.map((slot) => slotTitle(slot, locale)), ...openQuestions(conversation, data)],
    facts: facts.filter(({ tier }) => tier === 'universal').map(({ text }) => text),
    ...Object.fromEntries(
      factTopicReferences.map(({ name, topic }) => [
        name,
        facts.filter((fact) => fact.topic === topic).map(({ text }) => text),
      ]),
    ),
    'visitor.name': visitorContact(conversation, data).name ?? '',
    services: suggestServices(conversation, data, embed).map((service) => serviceWords(service, pack)),
    locale,
    slots: answers.map(({ title, words }) => `${asLabel(title)} ${asValue(title, words)}`),
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
