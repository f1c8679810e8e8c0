import {
  type AgentDeliverableTemplate,
  type ClosingConversation,
  compile,
  sampleAnswers,
  sampleConversation,
  wallClock,
} from '@foyer/engine'
import { definitionOf, getAgentRow, getStoredFlow } from '../../agents/index.ts'
import { getOrganizationRow } from '../../organization/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { contactOf, documentFacts } from '../turns/thinking/document_facts.ts'

/** A conversation that nobody had, with the agent as it is: every question is answered, and its first service wanted. */
export async function sampleClosing(
  { organization, now }: Context,
  db: Queryable,
  slug: string,
  template: AgentDeliverableTemplate,
  wanted: string | undefined,
): Promise<ClosingConversation> {
  const { id, name, languages } = await getAgentRow(db, slug)
  const { flow } = await getStoredFlow(db, slug)
  const { problems, compiled } = compile(await definitionOf(db, slug, flow))
  if (!compiled) throw refuse('flow_invalid', problems[0]!.message)
  const { visitor, slots, transcript, gaps } = sampleConversation(flow)
  const row = await getOrganizationRow(db)
  const asked = compiled.services[0]
  const words = [
    ...transcript.filter(({ role }) => role === 'visitor').map(({ text }) => text),
    ...(asked ? [asked.name] : []),
  ]
  return {
    flow: { ...compiled, deliverable_templates: [template] },
    organization: { name: organization.name },
    agent: { name },
    locale: wanted ?? languages[0] ?? organization.default_locale,
    default_locale: organization.default_locale,
    visitor,
    answers: sampleAnswers(slots),
    said: words.map((text, at) => ({ message_id: at + 1, text })),
    gaps,
    person_wanted: false,
    today: wallClock(now.getTime(), row.timezone).date,
    document_promised: true,
    contact: contactOf(row),
    facts: await documentFacts(db, id, template.body),
  }
}
