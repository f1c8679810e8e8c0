// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import { closed } from '../closed.ts'
import { type Part, worded } from '../part.ts'
import { type Speech, visitorName } from '../speech.ts'

/** In the owner's words where there are some for the locale; what the agent discloses about itself follows. */
export function greet(speech: Speech): Part[] {
  const { identity } = speech.flow
  const own = worded('greet', speech.pack.greet, { ...introduction(speech), visitor: visitorName(speech) })
  const authored = forLocale(identity?.greeting ?? {}, speech.locale)
  const disclosure = identity?.disclosure?.trim()
  const disclosed: Part[] = disclosure ? [{ kind: 'authored', text: closed(disclosure), instead: null }] : []
  // guard: what has to be disclosed is [...disclosed]
  // guard: the owner’s greeting goes first [{ kind…]
  return [authored ? { kind: 'authored', text: authored, instead: own } : own, ...disclosed]
}

function introduction({ flow: { identity }, agent, organization, pack }: Speech) {
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
