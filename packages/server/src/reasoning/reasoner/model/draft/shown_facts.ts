import { defaultContextTokens, type Material } from '@foyer/engine'
import { asData } from '../as_data.ts'
import { givesOrders } from '../digest_orders.ts'

/** Characters that are shown at once: more are read with less care, and a small model must have room to answer. */
const mostShown = 16_000
const shownShare = 0.3
const charactersPerToken = 4
/** Of a site that has more to say, the first pages say what it offers. */
const mostCalls = 6

/** Facts that a model is shown together, under the headings they were read under. */
export interface ShownFacts {
  facts: Map<number, string>
  text: string
}

/** Each by its id. What speaks to whoever reads it is not shown (`digest_orders.ts`). */
export function shownFacts({ passages, locale }: Material, context_tokens: number | null): ShownFacts[] {
  const most = Math.min(mostShown, (context_tokens ?? defaultContextTokens) * charactersPerToken * shownShare)
  const groups: ShownFacts[] = []
  const seen = new Set<number>()
  for (const { document_title, headings, facts } of passages) {
    const trail = [document_title ?? '', ...headings].filter(Boolean)
    const fresh = facts.filter(({ id, text }) => {
      if (seen.has(id)) return false
      seen.add(id)
      const blocks = [{ kind: 'paragraph' as const, text }]
      return !givesOrders({ trail: [...headings], text, blocks }, locale)
    })
    if (fresh.length === 0) continue
    const lines = [`# ${trail.join(' > ')}`, ...fresh.map(({ id, text }) => `[${id}] ${text}`)]
    const shown = asData(lines.join('\n'))
    let last = groups.at(-1)
    if (!last || last.text.length + shown.length > most) {
      last = { facts: new Map(), text: '' }
      groups.push(last)
    }
    last.text += `${shown}\n`
    for (const { id, text } of fresh) last.facts.set(id, text)
  }
  return groups.slice(0, mostCalls)
}
