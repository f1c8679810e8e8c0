// guards tested by: word_plan.test.ts

import type { PlanItem, ReplyPlan } from '@foyer/engine'

/** A stretch of a reply, and who words it. */
export interface SpeechPart {
  by: 'builtin' | 'model'
  items: PlanItem[]
}

/**
 * A model words what is said back, answered from facts and asked. What commits the organization stays in the builtin
 * words, because no check could tell a promise from a neighbouring one: greetings and goodbyes, what is not known, what
 * is passed on, promised, or may be left out.
 */
export function speechParts(plan: ReplyPlan): SpeechPart[] {
  const parts: SpeechPart[] = []
  // The owner has worded the first words of a conversation, and they cost nothing and come at once.
  const greets = plan.some(({ act }) => act === 'greet')
  for (const item of plan) {
    if (item.act === 'move') continue
    // guard: a greeting is the owner’s [!greets]
    const by = !greets && isForModel(item) ? 'model' : 'builtin'
    const last = parts.at(-1)
    if (last?.by === by) last.items.push(item)
    else parts.push({ by, items: [item] })
  }
  return parts
}

function isForModel(item: PlanItem): boolean {
  switch (item.act) {
    case 'acknowledge':
    case 'courtesy':
    case 'answer':
    case 'clarify':
    case 'invite':
    case 'navigate':
      return true
    case 'ask':
      // guard: what may be left out is said in our words [return… -> return true]
      return !item.skippable
    default:
      // guard: what commits the organization is said in our words [false -> true]
      return false
  }
}

export const isAsking = ({ act }: PlanItem) => act === 'ask' || act === 'clarify' || act === 'invite'
