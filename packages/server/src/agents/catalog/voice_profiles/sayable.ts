import type { AgentIdentity, AgentPage, FlowDefinition, LintText, SlotDefinition } from '@foyer/engine'
import { livePhases, liveSlots } from '@foyer/engine'

/** What is stored for an agent and can come to be said. */
export interface SayableRow {
  id: number
  pages: AgentPage[]
  identity: (AgentIdentity & { id: number }) | null
  definition: FlowDefinition
}

export interface NamedRow {
  object: 'service' | 'deliverable_template' | 'knowledge_fact'
  id: number
  /** Field to words. */
  texts: Record<string, string | null>
}

/** The place of a text is a name: no longer than one. */
const longestPlace = 200

export function sayableTexts(agents: readonly SayableRow[], others: readonly NamedRow[]): LintText[] {
  const identities = new Map(agents.flatMap(({ identity }) => (identity ? [[identity.id, identity]] : [])))
  return [
    ...[...identities.values()].flatMap(ofIdentity),
    ...agents.flatMap(({ definition }) => ofFlow(definition)),
    ...agents.flatMap(({ id, pages }) =>
      fields('agent', id, Object.fromEntries(pages.map(({ title }, at) => [`pages.${at}.title`, title]))),
    ),
    ...others.flatMap(({ object, id, texts }) => fields(object, id, texts)),
  ]
}

function ofIdentity({ id, display_name, role, bio, disclosure, greeting }: AgentIdentity & { id: number }) {
  const greetings = Object.entries(greeting ?? {}).map(([locale, text]) => [`greeting.${locale}`, text])
  return fields('identity', id, { display_name, role, bio, disclosure, ...Object.fromEntries(greetings) })
}

function ofFlow(flow: FlowDefinition): LintText[] {
  return livePhases(flow).flatMap((phase) => [
    ...fields('flow_state', phase.id, { objective: phase.objective }),
    ...liveSlots(phase).flatMap(ofSlot),
  ])
}

function ofSlot({ id, title, enum_labels, translations }: SlotDefinition): LintText[] {
  return fields('information_slot', id, {
    title,
    ...labels('enum_labels', enum_labels),
    ...Object.assign(
      {},
      ...Object.entries(translations).map(([locale, words]) => ({
        [`translations.${locale}.title`]: words.title,
        ...labels(`translations.${locale}.enum_labels`, words.enum_labels ?? {}),
      })),
    ),
  })
}

const labels = (place: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([value, label]) => [`${place}.${value}`, label]))

function fields(object: string, id: number, texts: Record<string, string | null | undefined>): LintText[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text ? [{ where: `${object}.${field}`.slice(0, longestPlace), text, resource: { object, id } }] : [],
  )
}
