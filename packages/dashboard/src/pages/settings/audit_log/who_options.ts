import { actorTypes } from '@foyer/contract/vocabulary'
import type { AuditLogEntry, ListAuditLogQuery, Member } from '@foyer/sdk'
import { actorName } from './entry_words.ts'

/** Whom the audit log can be narrowed down to: a word of the address, such as `person-3` or `visitor`. */

const kinds = [
  { value: 'person', label: 'All people' },
  { value: 'api_key', label: 'API keys' },
  { value: 'visitor', label: 'Visitors' },
  { value: 'system', label: 'Foyer itself' },
]

/** Who has left, or is a key, is known by what they did. */
export function whoOptions(
  members: readonly Pick<Member, 'person_id' | 'name'>[],
  entries: readonly AuditLogEntry[],
  who: string | undefined,
) {
  const options = [
    ...members.map(({ person_id, name }) => ({ value: `person-${person_id}`, label: name })),
    ...kinds,
  ]
  if (who === undefined || options.some(({ value }) => value === who)) return options
  const [type, id] = who.split('-')
  const known = entries.find(({ actor }) => actor.type === type && actor.id === Number(id))
  return [{ value: who, label: known ? actorName(known) : 'One person or key' }, ...options]
}

export function actorQuery(who: string | undefined): Pick<ListAuditLogQuery, 'actor_type' | 'actor_id'> {
  const [word, id] = who?.split('-') ?? []
  const actor_type = actorTypes.find((each) => each === word)
  return { ...(actor_type && { actor_type }), ...(id !== undefined && { actor_id: Number(id) }) }
}
