import { editDistance } from '@foyer/engine/edit_distance'

/** What other interfaces call the same thing. */
const synonyms = [
  ['text', 'content', 'message', 'body', 'input', 'prompt'],
  ['name', 'title', 'label', 'display_name'],
  ['description', 'summary', 'details', 'guidance'],
  ['locale', 'language', 'lang', 'languages'],
  ['url', 'link', 'href', 'uri', 'address'],
  ['events', 'event_types', 'enabled_events', 'types'],
  ['query', 'q', 'search', 'question', 'questions'],
]

/** The parameter that was probably meant: one that is spelled almost like it, or that others call like that. */
export function likelyName(word: string, known: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(word.length / 3))
  const [near] = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  if (near) return near.name
  const meant = synonyms.find((group) => group.includes(word.toLowerCase())) ?? []
  return meant.find((name) => known.includes(name)) ?? null
}
