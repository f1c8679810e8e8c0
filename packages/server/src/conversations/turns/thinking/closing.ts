import {
  type ClosingConversation,
  isLoopState,
  type StoredState,
  spokenLocale,
  wallClock,
} from '@foyer/engine'
import { getOrganizationRow } from '../../../organization/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { contactOf, documentFacts } from './document_facts.ts'
import { visitorOf } from './talk_builder.ts'
import { transcriptOf } from './transcript.ts'

/** A conversation at its end, with all that the visitor said: the only time that this is read. */
export async function closingOf(
  db: Queryable,
  organization: Organization,
  turn: Pick<TurnToThink, 'flow' | 'conversation' | 'transcript'> & { message: { id: number } },
  state: StoredState,
  now: Date,
): Promise<ClosingConversation> {
  const { flow, conversation } = turn
  const { agent_id, agent_name, locale } = conversation
  const row = await getOrganizationRow(db)
  const [template] = flow.deliverable_templates
  return {
    flow,
    organization: { name: organization.name },
    agent: { name: agent_name },
    locale: isLoopState(state) ? spokenLocale(state, locale) : locale,
    default_locale: organization.default_locale,
    visitor: visitorOf(conversation),
    answers: state.answers,
    said: await transcriptOf(db, turn).ofVisitor(),
    gaps: state.gaps,
    // Who complained is dealt with by a person, too, but has not asked for one.
    person_wanted: state.person_wanted === true,
    today: wallClock(now.getTime(), row.timezone).date,
    document_promised: state.promised,
    ...(isLoopState(state) && {
      done: state.done,
      passed_on: state.passed_on ?? [],
      reply_to: state.reply_to,
    }),
    contact: contactOf(row),
    // A talk that ends without a document does not wait for them.
    ...(state.promised && template && { facts: await documentFacts(db, agent_id, template.body) }),
  }
}
