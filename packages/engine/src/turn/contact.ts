import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { asksForContact } from '../slots/asks_for_phone.ts'
import { findQuote, type VisitorWords } from './quote.ts'
import type { TurnSetting } from './setting.ts'
import type { LoopState } from './state.ts'

/** Where the team can reply: what the visitor gave for that, then what was recorded, then what the website knows. */
export function replyAddress(
  { flow, visitor }: Pick<TurnSetting, 'flow' | 'visitor'>,
  { reply_to, answers }: Pick<LoopState, 'reply_to' | 'answers'>,
): string | null {
  return reply_to ?? recordedAddresses(flow, answers)[0] ?? visitor.email ?? null
}

function recordedAddresses(flow: CompiledFlow, answers: LoopState['answers']): string[] {
  const slots = flow.phases.flatMap((phase) => phase.slots).filter(asksForContact)
  return slots.flatMap(({ key }) => {
    const value = answers[key]?.value
    return typeof value === 'string' ? [value] : []
  })
}

/** Whether the visitor wrote this address or number: a number may be spaced differently. */
export function isGiven(address: string, said: readonly VisitorWords[]): boolean {
  if (findQuote(address, said)) return true
  const digits = digitsOf(address)
  return !address.includes('@') && said.some(({ text }) => digitsOf(text).includes(digits))
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** An email address, or a number with so many digits that it can be called. */
export const isAddress = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) || (!text.includes('@') && digitsOf(text).length >= 5)

/** For the responder: whether a reply would arrive once the visitor is gone. */
export const addressWords = (address: string | null): string =>
  address === null
    ? 'There is no way to reach the visitor outside this chat. If you have not asked yet, ask once for an email address or telephone number.'
    : `They can reply to ${address}.`
