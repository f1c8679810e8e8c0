import { withFullStop } from '../full_stop.ts'
import { type Part, wordedPart } from '../part.ts'
import { visitorName, type WordingContext } from '../wording_context.ts'
import { isWrittenFor } from '../written_for.ts'

/** In the owner's words where there are some for the locale; what the agent discloses about itself follows. */
export function greet(context: WordingContext): Part[] {
  const { identity } = context.flow
  const own = wordedPart('greet', context.pack.greet, {
    ...introduction(context),
    visitor: visitorName(context),
  })
  const authored = forLocale(identity?.greeting ?? {}, context.locale)
  return [
    authored ? { kind: 'authored', text: authored, instead: own } : own,
    ...disclosed(context, authored === undefined),
  ]
}

/** In our words in a language that the owner's are not in; our own introduction says it already. */
function disclosed(context: WordingContext, introducesItself: boolean): Part[] {
  const disclosure = context.flow.identity?.disclosure?.trim()
  if (!disclosure) return []
  if (speaks(context)) return [{ kind: 'authored', text: withFullStop(disclosure), instead: null }]
  return introducesItself ? [] : [wordedPart('disclose', context.pack.disclose)]
}

const speaks = ({ flow: { identity }, locale }: WordingContext): boolean =>
  isWrittenFor(identity?.languages, locale)

function introduction(context: WordingContext) {
  const { flow, agent, organization, pack } = context
  const { identity } = flow
  const { named, unnamed } = pack.role
  const told = speaks(context) ? identity?.role : undefined
  const role = told?.includes(organization.name) ? '{role}' : told ? named : unnamed
  return {
    name: identity?.display_name ?? agent.name,
    role: role.replace('{role}', () => told ?? '').replace('{organization}', () => organization.name),
  }
}

/** `de-AT` falls back to `de`. */
function forLocale(texts: Readonly<Record<string, string>>, locale: string): string | undefined {
  const byTag = new Map(Object.entries(texts).map(([tag, text]) => [tag.toLowerCase(), text]))
  for (let tag = locale.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
    const text = byTag.get(tag)
    if (text?.trim()) return text
  }
  return undefined
}
