// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import { withFullStop } from '../full_stop.ts'
import { type Part, wordedPart } from '../part.ts'
import { visitorName, type WordingContext } from '../wording_context.ts'

/** In the owner's words where there are some for the locale; what the agent discloses about itself follows. */
export function greet(context: WordingContext): Part[] {
  const { identity } = context.flow
  const own = wordedPart('greet', context.pack.greet, {
    ...introduction(context),
    visitor: visitorName(context),
  })
  const authored = forLocale(identity?.greeting ?? {}, context.locale)
  const disclosure = identity?.disclosure?.trim()
  const disclosed: Part[] = disclosure
    ? [{ kind: 'authored', text: withFullStop(disclosure), instead: null }]
    : []
  // guard: what has to be disclosed is [...disclosed]
  // guard: the owner’s greeting goes first [{ kind…]
  return [authored ? { kind: 'authored', text: authored, instead: own } : own, ...disclosed]
}

function introduction({ flow: { identity }, agent, organization, pack }: WordingContext) {
  const { named, unnamed } = pack.role
  const role = identity?.role?.includes(organization.name) ? '{role}' : identity?.role ? named : unnamed
  return {
    name: identity?.display_name ?? agent.name,
    role: role
      .replace('{role}', () => identity?.role ?? '')
      .replace('{organization}', () => organization.name),
  }
}

/** `de-AT` falls back to `de`. */
function forLocale(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  const byTag = new Map(Object.entries(texts).map(([tag, text]) => [tag.toLowerCase(), text]))
  // guard: de-AT falls back to de [tag.slice… -> '']
  for (let tag = locale.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const text = byTag.get(tag)
    if (text?.trim()) return text
  }
  return undefined
}
