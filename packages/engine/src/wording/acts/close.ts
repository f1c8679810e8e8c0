// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import { answerListWords } from '../answer_words.ts'
import { type Part, wordedPart } from '../part.ts'
import { visitorName, type WordingContext } from '../wording_context.ts'

const mostItems = 6

/** Thanks, what was understood, what becomes of it, and goodbye. */
export function close(context: WordingContext): Part[] {
  const { pack, organization } = context
  const { thanks, recap, passing_on, sign_off } = pack.close
  const items = understood(context)
  const style = signOff(context.flow.voice?.sign_off_style)
  const own = wordedPart('sign_off', sign_off, {}, { optional: true })
  return [
    wordedPart('thanks', thanks, { visitor: visitorName(context) }),
    ...(items ? [wordedPart('recap', recap, { items }, { optional: true })] : []),
    wordedPart('passing_on', passing_on, { organization: organization.name }, { optional: true }),
    style ? { kind: 'authored', text: style, instead: own } : own,
  ]
}

function understood(context: WordingContext): string | null {
  const { flow, answers } = context
  const values = flow.phases
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => {
      const answer = Object.hasOwn(answers, slot.key) ? answers[slot.key] : undefined
      return answer ? [{ slot, value: answer.value }] : []
    })
  // guard: a recap names a few things [mostItems]
  return answerListWords(values, context, mostItems)
}

/** A style is an instruction to whoever writes; only what it puts in quotation marks is meant to be said. */
function signOff(style: string | undefined): string | null {
  // guard: a style is no sign-off [() -> () ?? style]
  const said = /[“"„«]([^“”"„«»]{2,200})[”"“»]/u.exec(style ?? '')?.[1]?.trim()
  return said ? said : null
}
