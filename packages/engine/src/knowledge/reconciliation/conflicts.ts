import type { Conflict, ExistingFact } from './plan.ts'

/** The sentences that tell owners where a source and they disagree. */

export const wordingConflict = ({ id, text }: ExistingFact, stated: string): Conflict => ({
  kind: 'wording',
  id,
  text: stated,
  reason: `You reviewed “${text}”. The source now words it otherwise. Your wording stays; archive the fact and add your own if neither fits.`,
})

export const valueConflict = ({ id, text }: ExistingFact, stated: string): Conflict => ({
  kind: 'value',
  id,
  text: stated,
  reason: `You reviewed “${text}”. The source now states something else, which is added for you to review.`,
})

export const tierConflict = ({ id, text, tier }: ExistingFact): Conflict => ({
  kind: 'tier',
  id,
  text,
  reason: `You pinned this fact as ${tier}. It is now judged otherwise; your pin stays until you lift it.`,
})

export const ownerConflict = (id: number, text: string, stated: string): Conflict => ({
  kind: 'owner_fact',
  id,
  text: stated,
  reason: `Your own fact says “${text}”. The source says otherwise. Archive the one that is wrong.`,
})
