import type { LinkProps } from '@tanstack/react-router'
import type { StatusWord } from '../../../parts/statuses.ts'

/** One thing that waits for somebody of the organization, and the page where it is done. */
export interface AttentionItem {
  key: string
  title: string
  detail: string
  /** Shown behind the detail, as people say it. */
  since?: string | Date
  status?: StatusWord
  link: LinkProps
}

/** So many are named one by one; the rest is counted. */
const mostNamed = 3

/** The first ones by name, and one line for all others. */
export function nameSome<Thing>(
  things: readonly Thing[],
  nameOne: (thing: Thing) => AttentionItem,
  countRest: (count: number) => AttentionItem,
): AttentionItem[] {
  // One more line may as well be the last of them.
  if (things.length <= mostNamed + 1) return things.map(nameOne)
  return [...things.slice(0, mostNamed).map(nameOne), countRest(things.length - mostNamed)]
}
