import type { SlotDefinition } from '../flow/definition.ts'
import { extractAmounts } from './amounts.ts'
import { byDecider } from './by_decider.ts'
import { byNumber } from './by_number.ts'
import { byOption } from './by_option.ts'
import { byPresence } from './by_presence.ts'
import { byYesOrNo } from './by_yes_or_no.ts'
import type { ClaimContext } from './claim_context.ts'
import { allOf, anyOf, type ClaimResult, unknownResult } from './claim_result.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { hasNegation, isConditional } from './negation.ts'
import { splitAlternatives } from './parts.ts'

/** What a criterion says about answers, judged by them; null where it speaks of none. */
export function byClaims(text: string, context: ClaimContext): ClaimResult | null {
  if (isConditional(text)) return unknownResult
  const alternatives = splitAlternatives(text)
  const parts = alternatives.flat()
  const single = () => claimIn(text, context)?.result ?? null
  if (parts.length === 1) return single()
  let near: SlotDefinition | undefined
  const claims = alternatives.map((all) =>
    all.map((part) => {
      const claim = claimIn(part, context, near)
      // A part without a subject of its own speaks of what the part before it names.
      near = claim?.slot ?? near
      return claim
    }),
  )
  if (claims.flat().every((claim) => claim === null)) return single()
  // "no call or mail": how far the denial reaches is anybody's guess.
  if (hasNegation(parts[0]!) && !parts.every(hasNegation)) return unknownResult
  return anyOf(claims.map((all) => allOf(all.map((claim) => claim?.result ?? unknownResult))))
}

function claimIn(text: string, context: ClaimContext, near?: SlotDefinition): CriterionClaim | null {
  const option = () => byDecider(text, context) ?? byOption(text, context)
  // An option may be called "this year", and is only one of the answers that are within it.
  const measured = byNumber(text, context, near)
  const first = measured?.slot || extractAmounts(text).amounts.length > 0 ? measured : (option() ?? measured)
  return first ?? byYesOrNo(text, context) ?? byPresence(text, context)
}
