import { type QuestionResult, type WordingOutput, wordPlan } from '@foyer/engine'
import type { ReplyRequest } from '../../port.ts'
import type { ModelCalls, ModelPrompt, Tokens } from '../call.ts'
import { type FailureReason, ModelFailure } from '../failure.ts'
import { sumOf } from '../structured.ts'
import { createSentenceChecks } from './check_sentence.ts'
import type { ReplyLimits } from './limits.ts'
import { lineStream } from './lines.ts'
import { addedItems } from './plan_items.ts'
import { replyPrompt, replyRules } from './reply_prompt.ts'
import { startReplyWriter } from './reply_writer.ts'
import { createSentenceReview } from './review.ts'
import { frozenSources, sourcesOf } from './sources.ts'

/** Characters and lines; no reply takes that many. */
const longestReply = 6000
const mostLines = 24

interface ReplyByModel {
  worded: WordingOutput
  tokens: Tokens
  /** Whether anything of it is the model's. */
  heard: boolean
  failed: FailureReason | null
}

/** The languages that the builtin reasoner speaks. */
const builtinLanguages = ['en', 'de']

/** A reply, written by a model line by line and checked before it leaves. Whatever becomes of the model, the plan is said. */
export async function replyByModel(
  calls: ModelCalls,
  request: ReplyRequest,
  emit: (piece: string) => void,
  limits: ReplyLimits,
  context_tokens: number | null,
): Promise<ReplyByModel> {
  const offered = request.results.map(asAnswerable)
  const planned = request.plan(offered)
  const { input } = planned
  const translates = !builtinLanguages.includes(input.locale.split('-', 1)[0]!)
  const sources = [
    ...sourcesOf(offered, await request.lastPassages(), await planned.talk.universalFacts()),
    ...frozenSources(input),
  ]
  const added = addedItems(input.plan, offered).map((item) => wordPlan({ ...input, plan: [item] }).text)
  const prompt = await replyPrompt(planned, { sources, results: offered, added, translates }, context_tokens)
  const question = offered.map((result) => result.question).join(' ')
  const { transcript } = await planned.talk.moment()
  const message = transcript.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const writer = startReplyWriter(request, offered, emit, translates)
  const review = createSentenceReview({
    calls,
    prompt,
    limits,
    writer,
    checks: createSentenceChecks(input, { question, message, rules: replyRules }),
    sourceOf: (name) => sources.find((source) => source.name === name),
  })
  const streamed = await streamLines(calls, prompt, limits.reply, review.take)
  await review.end()
  const tokens = sumOf(streamed.tokens, review.tokens())
  if (!writer.heard && !review.declined)
    return {
      worded: builtinReply(request, emit),
      tokens,
      heard: false,
      failed: streamed.failed ?? 'not_understood',
    }
  return { worded: writer.finish(), tokens, heard: true, failed: streamed.failed }
}

/** A model decides itself whether a passage answers; what nothing was found for stays what it is. */
function asAnswerable(result: QuestionResult): QuestionResult {
  return result.passages.length > 0 && result.verdict !== 'outage' ? { ...result, verdict: 'sure' } : result
}

function builtinReply({ settle, results }: ReplyRequest, emit: (piece: string) => void): WordingOutput {
  const worded = wordPlan(settle(results).input)
  emit(worded.text)
  return worded
}

interface Streamed {
  tokens: Tokens
  failed: FailureReason | null
}

/** The lines of a reply as they come. One that does not begin as it should is asked for once more, with what was wrong. */
async function streamLines(
  calls: ModelCalls,
  prompt: ModelPrompt,
  limits: ReplyLimits['reply'],
  take: (line: string) => 'taken' | 'malformed',
): Promise<Streamed> {
  const first = await streamOnce(calls, prompt, limits, take)
  if (first.malformed === null) return first
  const repair = { answer: first.malformed.slice(0, 2000), problem: malformed }
  const second = await streamOnce(calls, { ...prompt, repair }, limits, take)
  return { tokens: sumOf(first.tokens, second.tokens), failed: second.failed }
}

const malformed =
  'That cannot be used: every line begins with what it rests on, in square brackets. Write the whole reply once more.'

async function streamOnce(
  calls: ModelCalls,
  prompt: ModelPrompt,
  limits: ReplyLimits['reply'],
  take: (line: string) => 'taken' | 'malformed',
): Promise<Streamed & { malformed: string | null }> {
  const lines = lineStream()
  let tokens: Tokens = { input: 0, output: 0 }
  let bad: string | null = null
  let length = 0
  let taken = 0
  const hear = (heard: readonly string[]) => {
    for (const line of heard) {
      if (taken >= mostLines) return
      if (take(line) === 'malformed') {
        // What stands before it was said; what follows it rests on nothing, and is no reason to begin anew.
        if (taken === 0) bad = line
        return
      }
      taken += 1
    }
  }
  try {
    await calls.stream(
      prompt,
      limits,
      (piece) => {
        length += piece.length
        hear(lines.push(piece))
        return bad !== null || length > longestReply || taken >= mostLines ? 'enough' : 'more'
      },
      (counted) => {
        tokens = counted
      },
    )
    if (bad === null) hear(lines.end())
    return { tokens, failed: null, malformed: bad }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { tokens, failed: error.reason, malformed: null }
  }
}
