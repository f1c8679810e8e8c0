import type { FitKind, Verdict } from '@foyer/contract/vocabulary'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { quotedClause } from '../assessment/quoted_clause.ts'
import type { CriterionResult, FitAssessment } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'
import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { excerpt, quotation } from './quotation.ts'

interface Reason {
  criterion: AgentFitCriterion
  judged: CriterionResult
}

const [mostReasons, mostOthers] = [3, 2]

/**
 * The fit with its reasons, each with the words that decided it unless the brief tells them elsewhere. Empty where
 * nothing that was said bears on it.
 */
export function fitSentence(
  { flow, said }: ClosingConversation,
  judgement: FitAssessment,
  toldElsewhere: string,
  pack: PaperPack,
): string {
  const reasons = reasonsOf(flow.fit_criteria, judgement)
  if (reasons.every(({ judged }) => judged.evidence.length === 0)) return ''
  const { brief } = pack
  const { fit } = judgement
  const isWelcome = fit === 'ideal' || fit === 'acceptable'
  const quotesOf = ({ judged }: Reason) =>
    judged.evidence
      .map((each) => quotation(quotedClause(said, each), pack))
      .filter((quote) => !toldElsewhere.includes(quote))
  const list = (chosen: readonly Reason[], most: number) =>
    chosen
      .slice(0, most)
      .map((reason) => reasonWords(reason, quotesOf(reason), pack))
      .join('; ')
  const pro = reasons.filter((reason) => sideOf(reason) === 'for')
  const deciding = isWelcome
    ? pro
    : reasons.filter(({ criterion, judged }) => judged.verdict === 'met' && criterion.kind === fit)
  const contra = reasons.filter((reason) => !deciding.includes(reason) && sideOf(reason) === 'against')
  const possible = reasons.filter(({ judged }) => judged.verdict === 'unknown' && judged.evidence.length > 0)
  const told = (pattern: string, chosen: readonly Reason[]) =>
    chosen.length === 0 ? '' : interpolate(pattern, { criteria: list(chosen, mostOthers) })
  return [
    `**${interpolate(brief.fit, { fit: brief.fits[fit] })}**`,
    deciding.length === 0 ? '' : `${list(deciding, mostReasons)}.`,
    ...(fit === 'dealbreaker'
      ? []
      : [
          told(brief.speaksFor, isWelcome ? [] : pro),
          told(brief.against, contra),
          told(brief.possible, possible),
        ]),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** The heaviest first. */
function reasonsOf(criteria: readonly AgentFitCriterion[], judgement: FitAssessment): Reason[] {
  return criteria
    .flatMap((criterion): Reason[] => {
      const judged = judgement.criteria.find(({ fit_criterion_id }) => fit_criterion_id === criterion.id)
      return judged ? [{ criterion, judged }] : []
    })
    .sort((one, other) => (other.criterion.weight ?? 1) - (one.criterion.weight ?? 1))
}

const sideOf = ({ criterion, judged }: Reason) => side(criterion.kind, judged.verdict)

/** A dealbreaker or a poor fit that is not the case is what anybody expects, and no reason. */
function side(kind: FitKind, verdict: Verdict): 'for' | 'against' | 'neither' {
  if (verdict === 'unknown') return 'neither'
  const isWelcome = kind === 'ideal' || kind === 'acceptable'
  if (!isWelcome) return verdict === 'met' ? 'against' : 'neither'
  return verdict === 'met' ? 'for' : 'against'
}

function reasonWords({ criterion, judged }: Reason, quotes: readonly string[], pack: PaperPack): string {
  const description = excerpt(criterion.description.trim().replace(/\.$/, ''))
  const told =
    judged.verdict === 'not_met'
      ? interpolate(pack.brief.notTheCase, { criterion: description })
      : description
  return quotes.length === 0 ? told : `${told} (${quotes.join(', ')})`
}
