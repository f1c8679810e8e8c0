// guards tested by: papers.test.ts

import type { ClosingConversation, ConversationState } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import type { Organization } from '../../../platform/index.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { getTimezone, listOfVisitor } from './repository.ts'
import { visitorOf } from './talk_builder.ts'

/** A conversation at its end, with all that the visitor said: the only time that this is read. */
export async function closingOf(
  db: Queryable,
  organization: Organization,
  { flow, conversation, message }: Pick<LeasedTurn, 'flow' | 'conversation'> & { message: { id: number } },
  state: ConversationState,
  now: Date,
): Promise<ClosingConversation> {
  const { id, agent_name, locale } = conversation
  return {
    flow,
    organization: { name: organization.name },
    agent: { name: agent_name },
    locale,
    default_locale: organization.default_locale,
    visitor: visitorOf(conversation),
    answers: state.answers,
    said: await listOfVisitor(db, id, message.id),
    gaps: state.gaps,
    // Who complained is dealt with by a person, too, but has not asked for one.
    person_wanted: state.person_wanted === true,
    // guard: time words are read where the organization is [await getTimezone(db) -> 'UTC']
    today: dayIn(await getTimezone(db), now),
    document_promised: state.promised,
  }
}

/** Sweden writes dates as ISO does. */
const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
