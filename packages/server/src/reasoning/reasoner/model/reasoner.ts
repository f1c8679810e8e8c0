import { defaultContextTokens, digestDocument } from '@foyer/engine'
import type { DigestDocument } from '../../engine_threads/engine_threads.ts'
import type { DigestedPassage, Paper, Reasoner, ReasonerResult, TurnModel } from '../port.ts'
import { assessByModel } from './assess.ts'
import type { ModelCalls, Tokens } from './call.ts'
import { behindBreaker, createCircuitBreaker } from './circuit_breaker.ts'
import { digestByModel } from './digest.ts'
import { draftByModel } from './draft/draft_by_model.ts'
import { type FailureReason, fallbacks, ModelFailure } from './failure.ts'
import { judgeSupportByModel } from './judge_support.ts'
import type { ModelSetting } from './setting.ts'
import { UnusableAnswer } from './structured.ts'
import { writeByModel } from './write_paper.ts'

/** Generous: some models think before they answer, and what they think counts. A small one keeps room for the question. */
const mostOutputTokens = 12_000
const answerShare = 0.3

interface ModelReasonerOptions {
  calls: ModelCalls
  setting: Pick<ModelSetting, 'provider' | 'model' | 'context_tokens' | 'deadlines'>
  /** The same model, for turns. */
  model?: TurnModel | null
  /** Stands in whenever the model is of no use. */
  builtin: Reasoner
  /** Applies the owner's rules to what the model has found. */
  digestDocument?: DigestDocument
}

/** The papers of one conversation, or the documents of one run, with a language model. It remembers when a run has waited in vain. */
export function createModelReasoner({
  calls,
  setting,
  model: turnModel = null,
  builtin,
  digestDocument: digestAll = async (...given) => digestDocument(...given),
}: ModelReasonerOptions): Reasoner {
  const { provider, model, context_tokens, deadlines } = setting
  const maxOutputTokens = Math.floor(
    Math.min(mostOutputTokens, answerShare * (context_tokens ?? defaultContextTokens)),
  )
  const asking = (signal: AbortSignal) => ({ seconds: deadlines.paper_seconds, maxOutputTokens, signal })
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
    assess: (talk, closing, signal) =>
      orBuiltin(
        async () => {
          if (closing.flow.fit_criteria.length === 0) return builtin.assess(talk, closing, signal)
          const { value, tokens } = await assessByModel(calls, talk, closing, asking(signal), context_tokens)
          return { result: value, by: model, tokens }
        },
        () => builtin.assess(talk, closing, signal),
      ),

    write: (talk, paper, signal) =>
      orBuiltin(
        async () => {
          if (isMarkup(paper)) return builtin.write(talk, paper, signal)
          const { text, tokens } = await writeByModel(calls, talk, paper, asking(signal), context_tokens)
          return { result: text, by: model, tokens }
        },
        () => builtin.write(talk, paper, signal),
      ),

    judgeSupport: (reply, signal) =>
      orBuiltin(
        async () => {
          if (reply.sentences.length === 0) return builtin.judgeSupport(reply, signal)
          const { value, tokens } = await judgeSupportByModel(calls, reply, asking(signal))
          return { result: value, by: model, tokens }
        },
        () => builtin.judgeSupport(reply, signal),
      ),

    async digest(passages, context, signal) {
      const found = await digestByModel(inBackground, passages, context, asking(signal), context_tokens)
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
            asking(signal),
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
