import { type EventObject, eventTypes } from '@foyer/contract/event_types'
import { capitalized } from '../../../parts/capitalized.ts'

/** The events that an endpoint can be sent, by the object they are about. */

export interface EventGroup {
  object: EventObject
  /** "Knowledge gap". */
  label: string
  events: { type: string; meaning: string }[]
}

/** A test is sent on request, whatever the endpoint asked for. */
const onRequest = 'webhook_endpoint.test'

export const eventGroups: EventGroup[] = (Object.keys(eventTypes) as EventObject[])
  .map((object) => ({
    object,
    label: inWords(object),
    events: Object.entries(eventTypes[object])
      .map(([verb, meaning]) => ({ type: `${object}.${verb}`, meaning }))
      .filter(({ type }) => type !== onRequest),
  }))
  .sort((one, other) => one.label.localeCompare(other.label))

export function inWords(object: string): string {
  return capitalized(object.replaceAll('_', ' '))
}

/** Those whose name, or one of whose events, has all of these words. */
export function matchingGroups(query: string): EventGroup[] {
  const words = query
    .toLowerCase()
    .split(/[\s._]+/)
    .filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return eventGroups.flatMap((group) => {
    if (has(group.label)) return [group]
    const events = group.events.filter(({ type, meaning }) => has(`${type} ${meaning}`))
    return events.length > 0 ? [{ ...group, events }] : []
  })
}

const allOf = (object: string) => `${object}.*`
const objectOf = (type: string) => type.slice(0, type.indexOf('.'))

export const isChosen = (chosen: readonly string[], type: string) =>
  chosen.includes(type) || chosen.includes(allOf(objectOf(type)))

export function standingOf(chosen: readonly string[], object: string): 'all' | 'some' | 'none' {
  if (chosen.includes(allOf(object))) return 'all'
  return chosen.some((type) => objectOf(type) === object) ? 'some' : 'none'
}

/** All of an object, also what is added in later versions; or nothing of it. */
export function withGroup(chosen: readonly string[], object: string, on: boolean): string[] {
  const others = chosen.filter((type) => objectOf(type) !== object)
  return on ? [...others, allOf(object)] : others
}

/** Taking one out of all of an object leaves the others of it. */
export function withEvent(chosen: readonly string[], type: string, on: boolean): string[] {
  if (on) return isChosen(chosen, type) ? [...chosen] : [...chosen, type]
  const object = objectOf(type)
  if (!chosen.includes(allOf(object))) return chosen.filter((each) => each !== type)
  const group = eventGroups.find((each) => each.object === object)
  const rest = group?.events.map((each) => each.type).filter((each) => each !== type) ?? []
  return [...withGroup(chosen, object, false), ...rest]
}

/** "All events", or what was chosen, in short. */
export function subscriptionLabel(events: readonly string[] | null): string {
  if (events === null) return 'All events'
  const [first, second, ...more] = events
  const shown = [first, second].filter((each) => each !== undefined).join(', ')
  return more.length > 0 ? `${shown} and ${more.length} more` : shown
}
