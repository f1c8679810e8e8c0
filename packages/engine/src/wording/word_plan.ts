import type { WordingInput, WordingOutput } from '../conversation/wording.ts'
import { hasBannedPhrase } from '../voice/banned_phrases.ts'
import { enforceVoice } from '../voice/enforce.ts'
import { partsOf } from './acts/index.ts'
import { draftOf } from './draft.ts'
import { createGate } from './gate.ts'
import { wordedPart } from './part.ts'
import { wordingContextOf } from './wording_context.ts'

/** Said when a voice bans every word there is; a banned one leaves the place to the next. */
const wordless = ['…', '🙂', '👍', '·', '•']

/**
 * The builtin reasoner's words for a plan: the same for the same seed, no sentence of `said` again, one question at
 * most, nothing that the voice bans, and never nothing at all.
 */
export function wordPlan(input: WordingInput): WordingOutput {
  const context = wordingContextOf(input)
  const { voice } = input.flow
  const draft = draftOf(context, createGate({ said: input.said, voice, grounds: null, mayAsk: true }))
  input.plan.forEach((item, at) => {
    for (const part of partsOf(item, at, context)) draft.say(part)
  })
  if (draft.isEmpty()) draft.say(wordedPart('minimal', context.pack.minimal))
  const { text, voice: changes } = draft.worded()
  // A phrase of the voice may run from one sentence into the next.
  const enforced = enforceVoice(text, voice)
  const unsaid = wordless.find((mark) => !hasBannedPhrase(mark, voice)) ?? '…'
  return { text: enforced.text || unsaid, voice: [...changes, ...enforced.changes] }
}
