import { sentenceStream, type WordingInput, type WordingOutput, wordPlan } from '@foyer/engine'
import type { Talk } from '../port.ts'
import type { CallLimits, ModelCalls, Tokens } from './call.ts'
import { type FailureReason, ModelFailure } from './failure.ts'
import { startReplyStream } from './reply_stream.ts'
import { speechParts } from './speech_parts.ts'
import { wordingPrompt, wordingRules } from './wording_prompt.ts'

/** Characters; no plan takes that many. */
const longestSpeech = 6000

interface WordedByModel {
  worded: WordingOutput
  tokens: Tokens
  /** Whether anything of it is the model's. */
  heard: boolean
  failed: FailureReason | null
}

/** One plan, worded by a model as it speaks. Whatever becomes of the model, the plan is said. */
export async function wordByModel(
  calls: ModelCalls,
  talk: Talk,
  input: WordingInput,
  emit: (piece: string) => void,
  asking: CallLimits & { firstPieceSeconds: number },
  context_tokens: number | null,
): Promise<WordedByModel> {
  const parts = speechParts(input.plan)
  const prompt = await wordingPrompt(talk, input, parts, context_tokens)
  const { body } = talk.flow.prompts.conversation
  let tokens: Tokens = { input: 0, output: 0 }
  let failed: FailureReason | null = null
  const sentences = sentenceStream()
  // Begun only when the model is: what fails before is the builtin reasoner's alone, word for word.
  let speaking: ReturnType<typeof startReplyStream> | undefined
  const hear = (heard: readonly string[]) => {
    speaking ??= startReplyStream(input, parts, `${body}\n${wordingRules}`, emit)
    for (const sentence of heard) if (speaking.hear(sentence) === 'enough') return 'enough'
    return 'more'
  }
  try {
    let over = false
    let length = 0
    await calls.stream(
      prompt,
      asking,
      (piece) => {
        length += piece.length
        // guard: talk without an end is ended [length…]
        over = length > longestSpeech || hear(sentences.push(piece)) === 'enough'
        return over ? 'enough' : 'more'
      },
      (counted) => {
        tokens = counted
      },
    )
    if (!over) hear(sentences.end())
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    failed = error.reason
  }
  if (speaking) return { worded: speaking.finish(), tokens, heard: speaking.heard, failed }
  const worded = wordPlan(input)
  emit(worded.text)
  return { worded, tokens, heard: false, failed }
}
