// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import { type Part, worded } from '../part.ts'
import { itemsInWords } from '../said_back.ts'
import { type Speech, visitorName } from '../speech.ts'

const mostItems = 6

/** Thanks, what was understood, what becomes of it, and goodbye. */
export function close(speech: Speech): Part[] {
  const { pack, organization } = speech
  const { thanks, recap, passing_on, sign_off } = pack.close
  const items = understood(speech)
  const style = signOff(speech.flow.voice?.sign_off_style)
  const own = worded('sign_off', sign_off, {}, { optional: true })
  return [
    worded('thanks', thanks, { visitor: visitorName(speech) }),
    ...(items ? [worded('recap', recap, { items }, { optional: true })] : []),
    worded('passing_on', passing_on, { organization: organization.name }, { optional: true }),
    style ? { kind: 'authored', text: style, instead: own } : own,
  ]
}

function understood(speech: Speech): string | null {
  const { flow, answers } = speech
  const told = flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const answer = Object.hasOwn(answers, slot.key) ? answers[slot.key] : undefined
      return answer ? [{ slot, value: answer.value }] : []
    })
  // guard: a recap names a few things [mostItems]
  return itemsInWords(told, speech, mostItems)
}

/** A style is an instruction to whoever writes; only what it puts in quotation marks is meant to be said. */
function signOff(style: string | undefined): string | null {
  // guard: a style is no sign-off [() -> () ?? style]
  const said = /[“"„«]([^“”"„«»]{2,200})[”"“»]/u.exec(style ?? '')?.[1]?.trim()
  return said ? said : null
}
