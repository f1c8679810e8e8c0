import { ConversationPresence, type Input, type operations, Teammate } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Actor, type Context, representation } from '../../platform/index.ts'
import { get as getConversation } from '../conversations/repository.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Teammate)
const representPresence = representation(ConversationPresence)

/** Long enough that one lost request does not make somebody vanish, short enough that who left is soon gone. */
const presentSeconds = 15

/** The person behind a call; a key is nobody. */
const personOf = (actor: Actor): number | null => (actor.type === 'person' ? actor.id : null)

export async function listTeammates(
  { actor }: Pick<Context, 'actor'>,
  db: Queryable,
  query: Input<Operations['listTeammates']>['query'],
) {
  return listOf(await repository.list(db, personOf(actor), query), query, represent)
}

/** It leaves no event and no audit row: where somebody looks is over in a moment, and nobody's business later. */
export async function reportPresence(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  db: Transaction,
  conversation_id: number,
  { writing }: Input<Operations['reportPresence']>['body'],
) {
  await getConversation(db, conversation_id)
  const person = personOf(actor)
  const until = new Date(now.getTime() + presentSeconds * 1000)
  if (person !== null)
    repository.upsertPresence(db, person, {
      conversation_id,
      here_until: until,
      writing_until: writing ? until : null,
    })
  return representPresence({
    conversation_id,
    teammates: await repository.listPresent(db, person, conversation_id, now),
  })
}
