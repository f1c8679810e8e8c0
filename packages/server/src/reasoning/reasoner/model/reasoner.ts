import { digestDocument } from '@foyer/engine'
import type { DigestDocument } from '../../engine_threads/engine_threads.ts'
import type { DigestedPassage, Paper, Reasoner, ReasonerResult, TurnModel } from '../port.ts'
import { assessByModel } from './assess.ts'
import type { ModelCalls, Tokens } from './call.ts'
import { behindBreaker, createCircuitBreaker } from './circuit_breaker.ts'
import { digestByModel } from './digest.ts'
import { draftByModel } from './draft/draft_by_model.ts'
import { type FailureReason, fallbacks, ModelFailure } from './failure.ts'
import { readByModel } from './read_message.ts'
import { isForModel } from './reply/plan_items.ts'
import { replyByModel } from './reply/reply_by_model.ts'
import type { ModelSetting } from './setting.ts'
import { UnusableAnswer } from './structured.ts'
import { startTurn } from './turn.ts'
import { writeByModel } from './write_paper.ts'

/** How long a model may take, in seconds. */
export interface Deadlines {
  read: number
  reply: number
  firstPiece: number
  verify: number
  paper: number
  digest: number
  draft: number
}

const usualDeadlines: Deadlines = {
  read: 20,
  reply: 30,
  firstPiece: 8,
  verify: 8,
  paper: 60,
  digest: 60,
  draft: 60,
}
/** Generous: some models think before they answer, and what they think counts. */
const maxOutputTokens = {
  read: 4000,
  reply: 4000,
  verify: 2000,
  paper: 12_000,
  digest: 12_000,
  draft: 12_000,
}

interface ModelReasonerOptions {
  calls: ModelCalls
  setting: Pick<ModelSetting, 'provider' | 'model' | 'context_tokens'>
  /** The same model, for turns. */
  model?: TurnModel | null
  /** Stands in whenever the model is of no use. */
  builtin: Reasoner
  /** Applies the owner's rules to what the model has found. */
  digestDocument?: DigestDocument
  /** Whether a second call verifies what the model is about to say. */
  verifies?: boolean
  deadlines?: Partial<Deadlines>
}

/**
 * One turn, the papers of one conversation, or the documents of one run, with a language model. It remembers what the
 * turn has called already, and when a run has waited in vain.
 */
export function createModelReasoner({
  calls,
  setting,
  model: turnModel = null,
  builtin,
  digestDocument: digestAll = async (...given) => digestDocument(...given),
  verifies = true,
  deadlines,
}: ModelReasonerOptions): Reasoner {
  const { provider, model, context_tokens } = setting
  const seconds = { ...usualDeadlines, ...deadlines }
  const asking = (what: keyof typeof maxOutputTokens, signal: AbortSignal) => ({
    seconds: seconds[what],
    maxOutputTokens: maxOutputTokens[what],
    signal,
  })
  const turn = startTurn()
  // Nobody watches a run: a provider that is away would otherwise keep it waiting page after page.
  const inBackground = behindBreaker(calls, createCircuitBreaker(Number.POSITIVE_INFINITY))

  async function orBuiltin<Result>(
    work: () => Promise<ReasonerResult<Result>>,
    standIn: () => Promise<ReasonerResult<Result>>,
  ): Promise<ReasonerResult<Result>> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const tokens = error instanceof UnusableAnswer ? error.tokens : nothing
      return { ...(await standIn()), tokens, fallback: fallbacks[error.reason] }
    }
  }

  return {
    isModel: true,
    model: turnModel,
    name: `${provider}/${model}`,
    read: (talk, input, signal) =>
      orBuiltin(
        async () => {
          const heard = await turn.reading(() =>
            readByModel(calls, talk, input, asking('read', signal), context_tokens),
          )
          return { result: heard.value, by: model, tokens: heard.tokens }
        },
        () => builtin.read(talk, input, signal),
      ),

    async reply(request, emit, signal) {
      const standIn = () => builtin.reply(request, emit, signal)
      // Where there is nothing for a model to word, not asking it is no fallback.
      if (!isForModel(request.plan(request.results).input.plan)) return standIn()
      const away = turn.replying()
      if (away) return { ...(await standIn()), fallback: fallbacks[away] }
      const { worded, tokens, heard, failed } = await replyByModel(
        calls,
        request,
        emit,
        {
          reply: { ...asking('reply', signal), firstPieceSeconds: seconds.firstPiece },
          verify: verifies ? asking('verify', signal) : null,
        },
        context_tokens,
      )
      return {
        result: worded,
        by: heard ? model : 'builtin',
        tokens,
        ...(failed && { fallback: fallbacks[failed] }),
      }
    },

    assess: (talk, closing, signal) =>
      orBuiltin(
        async () => {
          if (closing.flow.fit_criteria.length === 0) return builtin.assess(talk, closing, signal)
          const { value, tokens } = await assessByModel(
            calls,
            talk,
            closing,
            asking('paper', signal),
            context_tokens,
          )
          return { result: value, by: model, tokens }
        },
        () => builtin.assess(talk, closing, signal),
      ),

    write: (talk, paper, signal) =>
      orBuiltin(
        async () => {
          if (isMarkup(paper)) return builtin.write(talk, paper, signal)
          const { text, tokens } = await writeByModel(
            calls,
            talk,
            paper,
            asking('paper', signal),
            context_tokens,
          )
          return { result: text, by: model, tokens }
        },
        () => builtin.write(talk, paper, signal),
      ),

    async digest(passages, context, signal) {
      const found = await digestByModel(
        inBackground,
        passages,
        context,
        asking('digest', signal),
        context_tokens,
      )
      const result = (await digestAll(passages, context, found.facts)).map(
        (facts, place): DigestedPassage => ({ facts, ...stoodIn(facts, found.failed.get(place)) }),
      )
      const fallback = result.find(({ stood_in }) => stood_in)?.stood_in?.why
      return {
        result,
        by: found.facts.size > 0 ? model : 'builtin',
        tokens: found.tokens,
        ...(fallback !== undefined && { fallback }),
      }
    },

    draft: (request, signal) =>
      orBuiltin(
        async () => {
          const standIn = await builtin.draft(request, signal)
          const { proposals, tokens } = await draftByModel(
            inBackground,
            request,
            standIn.result,
            asking('draft', signal),
            context_tokens,
          )
          return { result: proposals, by: model, tokens }
        },
        () => builtin.draft(request, signal),
      ),
  }
}

/** The model was there, and would say the same another time. */
const lasting: readonly FailureReason[] = ['declined', 'not_understood']

/** Where neither of them finds anything, nobody had to stand in. */
function stoodIn(facts: DigestedPassage['facts'], reason: FailureReason | undefined) {
  if (reason === undefined) return {}
  const passing = !lasting.includes(reason)
  return passing || facts.length > 0 ? { stood_in: { why: fallbacks[reason], passing } } : {}
}

const nothing: Tokens = { input: 0, output: 0 }

/** A template in HTML is filled in, and what goes into it escaped: no model writes markup that a browser runs. */
const isMarkup = ({ kind, closing }: Paper) =>
  kind === 'synthesis' && closing.flow.deliverable_templates[0]?.format === 'html'
