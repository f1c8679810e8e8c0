import { allOperations } from '@foyer/contract'
import { refuse } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'

/** Everything that events are about: what some operation changes. */
const objects = [
  ...new Set(
    allOperations.filter(({ access }) => access !== 'read').flatMap(({ response }) => objectOf(response)),
  ),
].sort()

function objectOf(response: unknown): string[] {
  const { properties } = response as { properties?: { object?: { const?: string } } }
  const word = properties?.object?.const
  return word === undefined ? [] : [word]
}

/** A mistyped object would never be heard of again. Verbs are not checked: new ones may come. */
export function refuseUnknownEvents(events: readonly string[] | null | undefined) {
  const place = events?.findIndex((type) => !objects.includes(type.split('.', 1)[0]!)) ?? -1
  if (place < 0) return
  throw refuse(
    'parameter_invalid',
    `events.${place} names an unknown object. Objects are ${objects.join(', ')}.`,
    {
      param: `events.${place}`,
    },
  )
}

/** Names are looked up when something is sent; what is wrong with the address itself can be told now. */
export function refuseUnreachable(outbound: Outbound, url: string | undefined) {
  if (url === undefined) return
  const refusal = outbound.refusalOf(url)
  if (refusal) throw refuse('parameter_invalid', refusal, { param: 'url' })
  const { username, password } = new URL(url)
  if (username || password)
    throw refuse(
      'parameter_invalid',
      'url must not contain a user name or password: verify the signature instead.',
      { param: 'url' },
    )
}

const patienceMs = 5 * 24 * 60 * 60 * 1000

/** Why an endpoint whose attempt has just failed is sent nothing any more; null while there is hope. */
export function disablingReason(
  failing_since: Date,
  now: Date,
  outcome: { gone: boolean; last_error: string | null },
): string | null {
  if (outcome.gone) return outcome.last_error
  if (now.getTime() - failing_since.getTime() < patienceMs) return null
  return `Nothing has been delivered since ${failing_since.toISOString()}. Last error: ${outcome.last_error}`
}
