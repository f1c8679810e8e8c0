import type { UnfollowedInstruction } from '@foyer/contract'
import type { Static } from 'typebox'
import type { Digester } from '../digester.ts'
import type { StagedDocument } from '../repository.ts'

type Unfollowed = Static<typeof UnfollowedInstruction>

/** A model is told instructions as they are; the builtin digester follows those that it understands. */
export function unfollowedInstructions(
  { modelOnly, reasoner }: Pick<Digester, 'modelOnly' | 'reasoner'>,
  staged: readonly StagedDocument[],
): Unfollowed[] {
  const passages = staged.flatMap((document) => document.passages ?? [])
  const reason = reasoner.isModel ? 'model_unavailable' : 'not_understood'
  if (reasoner.isModel && !passages.some(({ stood_in }) => stood_in)) return []
  return modelOnly.map((sentence) => ({ ...sentence, reason }))
}

const reasons: Record<Unfollowed['reason'], string> = {
  not_understood: 'Only a language model can follow it.',
  model_unavailable: 'Some passages were digested without the model.',
}

export const noteOn = ({ text, reason }: Unfollowed): string =>
  `This instruction was not followed: ${text} ${reasons[reason]}`
