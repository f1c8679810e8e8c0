import { type CatalogProposal, equivalentDrafts } from '@foyer/engine'
import type { DraftRequest } from '../../../engine_threads/draft_catalog.ts'
import type { CallLimits, ModelCalls, Tokens } from '../call.ts'
import { ModelFailure } from '../failure.ts'
import { askStructured, sumOf, UnusableAnswer } from '../structured.ts'
import { answerSchema, type DraftedByModel, type Said } from './answer_schema.ts'
import { draftPrompt } from './draft_prompt.ts'
import { type ShownFacts, shownFacts } from './shown_facts.ts'
import { groundsOf, statedCriterion, statedService, statedVoice } from './stated_proposals.ts'

/**
 * What a model proposes, some facts at a time. `builtin` is what the rules propose: it holds where the model has nothing
 * to propose. Fails when nothing of an answer can be used.
 */
export async function draftByModel(
  calls: ModelCalls,
  request: DraftRequest,
  builtin: readonly CatalogProposal[],
  asking: CallLimits,
  context_tokens: number | null,
): Promise<{ proposals: CatalogProposal[]; tokens: Tokens }> {
  const proposals: CatalogProposal[] = []
  let tokens: Tokens = { input: 0, output: 0 }
  let failure: ModelFailure | undefined
  let said = 0
  for (const shown of toShow(request, builtin, context_tokens))
    try {
      const answer = await askStructured<DraftedByModel>(
        calls,
        draftPrompt(request, shown),
        asking,
        answerSchema(request.kind),
      )
      tokens = sumOf(tokens, answer.tokens)
      said += answer.value.proposals.length
      for (const each of answer.value.proposals) add(proposals, proposalOf(request, builtin, shown, each))
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      if (error instanceof UnusableAnswer) tokens = sumOf(tokens, error.tokens)
      failure ??= error
    }
  if (proposals.length > 0) return { proposals, tokens }
  if (!failure && said === 0) return { proposals: [...builtin], tokens }
  if (failure && tokens.input + tokens.output === 0) throw failure
  throw new UnusableAnswer('nothing of it could be kept', tokens)
}

/** One look is enough for a voice, and where nothing can be measured there is none. */
function toShow(request: DraftRequest, builtin: readonly CatalogProposal[], context_tokens: number | null) {
  const shown = shownFacts(request.material, context_tokens)
  if (request.kind !== 'voice') return shown
  return builtin.length === 0 ? [] : shown.slice(0, 1)
}

function proposalOf(
  request: DraftRequest,
  builtin: readonly CatalogProposal[],
  { facts }: ShownFacts,
  said: DraftedByModel['proposals'][number],
): CatalogProposal | undefined {
  const { kind } = request
  const grounds = groundsOf(said.fact_ids, facts, request)
  if (!grounds) return undefined
  const payload =
    kind === 'service'
      ? statedService(said as Said<'service'>, grounds)
      : kind === 'voice'
        ? statedVoice(said as Said<'voice'>, builtin[0]!.payload, grounds)
        : statedCriterion(said as Said<'fit_criterion'>, grounds)
  return payload && { kind, payload, fact_ids: [...new Set(said.fact_ids)] }
}

/** What several groups of facts speak of is proposed once. */
function add(proposals: CatalogProposal[], proposal: CatalogProposal | undefined) {
  if (proposal && !proposals.some((other) => equivalentDrafts(other, proposal))) proposals.push(proposal)
}
