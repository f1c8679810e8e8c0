import { asksForPhone } from '../../slots/asks_for_phone.ts'
import { answerLines } from '../answer_words.ts'
import { type Part, wordedPart } from '../part.ts'
import { visitorName, type WordingContext } from '../wording_context.ts'
import { isWrittenFor } from '../written_for.ts'

const mostItems = 8

/** What was understood, and that it can be corrected. */
export function recap(context: WordingContext): Part[] {
  const { noted, done, correct } = context.pack.recap
  const items = understood(context)
  const wordings = [
    { patterns: noted, fills: { items } },
    { patterns: done, fills: {} },
  ]
  return [
    { kind: 'worded', name: 'recap', wordings, optional: false },
    wordedPart('correct', correct, {}, { optional: true }),
  ]
}

/** The same in the middle of a conversation, where nothing is over, and as often as it is asked for. */
export function readBack(context: WordingContext): Part[] {
  const items = understood(context)
  if (items === undefined) return recap(context).slice(0, 1)
  const wordings = [{ patterns: context.pack.recap.noted, fills: { items } }]
  return [{ kind: 'worded', name: 'read_back', wordings, optional: false }]
}

/** Thanks for what was told, what becomes of it, and goodbye. Who told nothing is only said goodbye to. */
export function close(context: WordingContext): Part[] {
  const { pack, organization, plan, answers } = context
  const { thanks, passing_on, sign_off } = pack.close
  const optional = { optional: true }
  const hasTold = Object.keys(answers).length > 0
  const isThanking = plan.some((item) => item.act === 'courtesy' && item.to === 'thanks')
  const { voice } = context.flow
  const style = isWrittenFor(voice?.languages, context.locale) ? signOff(voice?.sign_off_style) : null
  const own = wordedPart('sign_off', sign_off)
  return [
    ...(hasTold && !isThanking
      ? [wordedPart('thanks', thanks, { visitor: visitorName(context) }, optional)]
      : []),
    ...(isReachable(context)
      ? [wordedPart('passing_on', passing_on, { organization: organization.name }, optional)]
      : []),
    style ? { kind: 'authored', text: style, instead: own } : own,
  ]
}

/** They have left an address. */
const isReachable = ({ answers, slotOf }: WordingContext): boolean =>
  Object.keys(answers).some((key) => {
    const slot = slotOf(key)
    return slot !== undefined && (slot.data_type === 'email' || asksForPhone(slot))
  })

function understood(context: WordingContext): string | undefined {
  const { flow, answers } = context
  const values = flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const answer = Object.hasOwn(answers, slot.key) ? answers[slot.key] : undefined
      return answer ? [{ slot, value: answer.value }] : []
    })
  const lines = answerLines(values, context).slice(0, mostItems)
  return lines.length === 0 ? undefined : `\n${lines.join('\n')}`
}

/** A style is an instruction to whoever writes; only what it puts in quotation marks is meant to be said. */
function signOff(style: string | undefined): string | null {
  const said = /[“"„«]([^“”"„«»]{2,200})[”"“»]/u.exec(style ?? '')?.[1]?.trim()
  return said ? said : null
}
