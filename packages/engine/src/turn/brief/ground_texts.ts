import type { SlotDefinition } from '../../flow/definition.ts'
import type { TurnSetting } from '../setting.ts'
import { speaker } from './brief.ts'
import { organizationText } from './organization_text.ts'
import { stablePrompt } from './owner_prompts.ts'
import { answersText, planText } from './plan_text.ts'
import { aboutThePlan, emergency, knownFacts, limits, lookFirst, manner, together, truth } from './rules.ts'

/**
 * What of the stable part a reply may rest on: all but our own rules and the example. Knowledge counts in every phase:
 * what was said of it in an earlier one still holds.
 */
export function groundTexts(setting: TurnSetting): string[] {
  const { flow, knowledge } = setting
  const passages = knowledge.kind === 'whole' ? knowledge.passages : (knowledge.always ?? [])
  return [
    speaker(setting),
    stablePrompt(setting, 'conversation'),
    stablePrompt(setting, 'extraction'),
    planText(flow),
    answersText(flow),
    setting.organization.name,
    organizationText(setting),
    flow.pages.map(({ title, url }) => `${title}: ${url}`).join('\n'),
    emergency,
    ...passages.map(({ title, text }) => `${title}\n${text}`),
    knowledge.kind === 'outline' ? knowledge.outline : '',
  ].filter(Boolean)
}

/** What nobody may recite to a visitor. */
export function confidentialTexts(setting: TurnSetting): string[] {
  const { flow, organization } = setting
  const { conversation, extraction } = flow.prompts
  return [
    stablePrompt(setting, 'conversation') || conversation.body,
    stablePrompt(setting, 'extraction') || extraction.body,
    ...flow.phases.flatMap(({ objective, exit, slots }) => [
      objective,
      exit.exit_criteria,
      ...slots.map(({ description }) => description ?? ''),
    ]),
    ...flow.services.map(({ guidelines }) => guidelines ?? ''),
    manner,
    knownFacts(organization.name),
    truth,
    together,
    lookFirst,
    aboutThePlan,
  ].filter(Boolean)
}

/** What may be said word for word, wherever else it stands. */
export function publicTexts({ flow, organization }: TurnSetting): string[] {
  const { identity, voice, phases, services, pages, prompts } = flow
  const { name, website, email, phone, address, links = [], opening_hours, office_hours } = organization
  return [
    ...[identity?.role, identity?.bio, identity?.disclosure],
    ...Object.values(identity?.greeting ?? {}),
    ...(voice?.preferred_phrases ?? []),
    voice?.sign_off_style,
    ...services.flatMap(({ name, description, positioning, deliverables = [] }) => [
      ...[name, description, positioning],
      ...deliverables,
    ]),
    ...phases.flatMap(({ slots }) => slots.flatMap(visibleWords)),
    ...pages.map(({ title }) => title),
    ...[
      name,
      website,
      email,
      phone,
      address,
      ...links.flatMap(({ title, url }) => [title, url]),
      ...opening_hours,
      ...office_hours,
    ],
    ...[limits, emergency],
    ...[prompts.conversation, prompts.extraction].flatMap(({ body }) => quotedIn(body)),
  ].filter((text) => text !== undefined)
}

/** What visitors see of a slot: its title and the labels of its values, in every language. */
function visibleWords({ title, enum_labels, translations }: SlotDefinition): string[] {
  const inLanguages = Object.values(translations).flatMap((words) => [
    words.title ?? '',
    ...Object.values(words.enum_labels ?? {}),
  ])
  return [title ?? '', ...Object.values(enum_labels), ...inLanguages].filter(Boolean)
}

/** Words in quotation marks are there to be said: "Always mention “We plant a tree for each order.”" */
const quotedIn = (body: string): string[] =>
  [...body.matchAll(/"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«([^»\n]+)»/g)].map(
    ([, straight, curly, low, angled]) => straight ?? curly ?? low ?? angled ?? '',
  )
