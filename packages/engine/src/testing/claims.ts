import assert from 'node:assert/strict'
import type { Grounds, Refusal } from '../turn/claims/grounds.ts'
import { type KnownTexts, knownTexts, refusalOf } from '../turn/claims/index.ts'

/** A Friday. */
export const today = '2026-11-20'

const pages = new Map<string, KnownTexts>()

/** Each page is read once. */
function knownFrom(page: string): KnownTexts {
  const known = pages.get(page) ?? knownTexts([page])
  pages.set(page, known)
  return known
}

export const groundsOf = (page: string, more: Partial<Grounds> = {}): Grounds => ({
  known: knownFrom(page),
  said: [],
  reply: [],
  done: [],
  confidential: [],
  public: [],
  banned_phrases: [],
  today,
  ...more,
})

/** What the visitor wrote, and a reply, sentence by sentence. */
export type Talk = readonly [said: string, ...reply: string[]]

/** Each sentence is checked beside those before it, as it is while a reply comes. */
function refusalsIn(
  page: string,
  [said, ...reply]: Talk,
  more: Partial<Grounds>,
): [string, Refusal | null][] {
  const grounds = groundsOf(page, { said: said === '' ? [] : [said], ...more })
  return reply.map((sentence, at) => [
    sentence,
    refusalOf(sentence, { ...grounds, reply: reply.slice(0, at) }),
  ])
}

export function assertPass(page: string, talks: readonly Talk[], more: Partial<Grounds> = {}): void {
  for (const talk of talks)
    for (const [sentence, refusal] of refusalsIn(page, talk, more))
      assert.equal(refusal, null, `“${sentence}” is refused: ${refusal?.because}`)
}

export function assertRefused(
  page: string,
  rule: Refusal['rule'],
  talks: readonly Talk[],
  more: Partial<Grounds> = {},
): void {
  for (const talk of talks)
    for (const [sentence, refusal] of refusalsIn(page, talk, more))
      assert.equal(refusal?.rule, rule, `“${sentence}” is let through, or refused for another reason`)
}
