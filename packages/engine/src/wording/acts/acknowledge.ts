import type { PlanItem } from '../../conversation/plan.ts'
import { isBare } from '../answer_words.ts'
import { meaningOf } from '../meanings.ts'
import { type Part, wordedPart } from '../part.ts'
import type { WordingContext } from '../wording_context.ts'

const optional = { optional: true }

/** In a few words, without reading back what the visitor has just typed. */
export function acknowledge(
  captured: readonly string[],
  corrected: readonly string[],
  context: WordingContext,
): Part[] {
  const { plan, pack } = context
  const { given, name, changed } = pack.acknowledge
  if (plan.some(isEnough)) return []
  if (corrected.length > 0) return [wordedPart('changed', changed, {}, optional)]
  const value = nameIn(captured, context)
  if (value) return [wordedPart('name', name, { value }, optional)]
  return plan.some(dealsWithQuestion) ? [] : [wordedPart('given', given, {}, optional)]
}

const dealsWithQuestion = ({ act }: PlanItem): boolean =>
  act === 'answer' || act === 'choose' || act === 'gap' || act === 'defer'

const isEnough = (item: PlanItem): boolean =>
  item.act === 'close' ||
  item.act === 'recap' ||
  item.act === 'regret' ||
  (item.act === 'courtesy' && item.to === 'feeling')

function nameIn(captured: readonly string[], context: WordingContext): string | null {
  for (const key of captured) {
    const slot = context.slotOf(key)
    const answer = Object.hasOwn(context.answers, key) ? context.answers[key] : undefined
    const name = answer?.value
    if (slot && typeof name === 'string' && meaningOf(slot, context) === 'name' && isBare(name)) return name
  }
  return null
}
