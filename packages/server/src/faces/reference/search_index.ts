import { errorCodes, errorTable } from '@foyer/contract'
import { guides } from './guides.ts'
import type { Reference } from './reference.ts'

/** What the search of the pages goes through, loaded when somebody searches. */
interface Entry {
  title: string
  /** What it is, beside the title. */
  detail: string
  href: string
  /** Found by these as well. */
  words?: string
}

export function searchIndex({ groups, objects, events }: Reference): Entry[] {
  return [
    ...groups.flatMap(({ name, operations }) =>
      operations.map(({ operation: { id, method, path, summary } }) => ({
        title: summary,
        detail: `${method} ${path}`,
        href: `/docs/operations/${id}`,
        words: `${id} ${name}`,
      })),
    ),
    ...guides.map(({ slug, title, summary }) => ({
      title,
      detail: 'Guide',
      href: `/docs/guides/${slug}`,
      words: summary,
    })),
    ...[...objects.keys()].map((name) => ({ title: name, detail: 'Object', href: `/docs/objects/${name}` })),
    ...events.map(({ type, description }) => ({
      title: type,
      detail: 'Event',
      href: `/docs/events#${type}`,
      words: description,
    })),
    ...errorCodes.map((code) => ({
      title: code,
      detail: 'Error',
      href: `/docs/errors#${code}`,
      words: errorTable[code].when,
    })),
  ]
}
