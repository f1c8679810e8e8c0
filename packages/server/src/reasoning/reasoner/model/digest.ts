import { type DigestContext, type DigestedFact, defaultContextTokens, type Passage } from '@foyer/engine'
import type { CallLimits, ModelCalls, Tokens } from './call.ts'
import { givesOrders } from './digest_orders.ts'
import { DigestedByModel, digestPrompt } from './digest_prompt.ts'
import { statedIn } from './digest_stated.ts'
import { type FailureReason, ModelFailure } from './failure.ts'
import { askStructured, sumOf, UnusableAnswer } from './structured.ts'

/** Characters that are shown at once: more are read with less care, and a small model must have room to answer. */
const mostShown = 8000
const shownShare = 0.3
const charactersPerToken = 4

interface FoundByModel {
  /** The facts of those passages for which there are any, by the passage's place. */
  facts: Map<number, DigestedFact[]>
  /** Why there are none. */
  failed: Map<number, FailureReason>
  tokens: Tokens
}

/** What a model finds in a document, some passages at a time. A call that fails costs the facts of its own passages. */
export async function digestByModel(
  calls: ModelCalls,
  passages: readonly Passage[],
  context: DigestContext,
  asking: CallLimits,
  context_tokens: number | null,
): Promise<FoundByModel> {
  const found: FoundByModel = { facts: new Map(), failed: new Map(), tokens: { input: 0, output: 0 } }
  const most = (context_tokens ?? defaultContextTokens) * charactersPerToken * shownShare
  for (const some of shownAtOnce(passages, context, Math.min(mostShown, most)))
    try {
      const prompt = digestPrompt(some, context)
      const { value, tokens } = await askStructured<DigestedByModel>(calls, prompt, asking, DigestedByModel)
      found.tokens = sumOf(found.tokens, tokens)
      for (const [place, passage] of some) {
        const said = value.passages.flatMap(({ number, facts }) => (number === place ? facts : []))
        const facts = statedIn(passage, said, context)
        if (facts.length > 0) found.facts.set(place, facts)
        else found.failed.set(place, 'not_understood')
      }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      if (error instanceof UnusableAnswer) found.tokens = sumOf(found.tokens, error.tokens)
      for (const [place] of some) found.failed.set(place, error.reason)
    }
  return found
}

type Placed = readonly [place: number, Passage]

function shownAtOnce(passages: readonly Passage[], { language }: DigestContext, most: number): Placed[][] {
  const groups: Placed[][] = []
  let length = 0
  for (const [place, passage] of passages.entries()) {
    if (givesOrders(passage, language)) continue
    const last = groups.at(-1)
    length += passage.text.length
    if (last && length <= most) last.push([place, passage])
    else {
      groups.push([[place, passage]])
      length = passage.text.length
    }
  }
  return groups
}
