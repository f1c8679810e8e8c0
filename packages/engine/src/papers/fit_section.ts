import type { FitKind, Verdict } from '@foyer/contract/vocabulary'
import type { CriterionResult, FitAssessment } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion } from '../flow/agent_definition.ts'
import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { markdownList } from './markdown_list.ts'
import { excerpt, quotation } from './quotation.ts'

interface Reason {
  criterion: AgentFitCriterion
  judged: CriterionResult
}

/** The fit, and what speaks for it and against it, each with the words that decided it. */
export function fitSection(
  criteria: readonly AgentFitCriterion[],
  judgement: FitAssessment,
  pack: PaperPack,
): string {
  if (criteria.length === 0) return ''
  const { brief } = pack
  const reasons = criteria.flatMap((criterion): Reason[] => {
    const judged = judgement.criteria.find(({ fit_criterion_id }) => fit_criterion_id === criterion.id)
    return judged ? [{ criterion, judged }] : []
  })
  const reasonsOn = (side: Side, heading: string) => {
    const items = reasons.filter(({ criterion, judged }) => sideOf(criterion.kind, judged.verdict) === side)
    return items.length === 0 ? [] : [`${heading}:\n\n${markdownList(items.map((item) => line(item, pack)))}`]
  }
  return [
    `## ${brief.fit}: ${brief.fits[judgement.fit]}`,
    ...reasonsOn('for', brief.speaksFor),
    ...reasonsOn('against', brief.speaksAgainst),
    ...reasonsOn('neither', brief.undecided),
  ].join('\n\n')
}

type Side = 'for' | 'against' | 'neither'

/** What rules somebody out, and is not the case, speaks for them. */
function sideOf(kind: FitKind, verdict: Verdict): Side {
  if (verdict === 'unknown') return 'neither'
  const isWelcome = kind === 'ideal' || kind === 'acceptable'
  // guard: what rules out, and is not the case, speaks for
  //   [isWelcome… -> verdict === 'met' ? 'for' : 'against']
  return isWelcome === (verdict === 'met') ? 'for' : 'against'
}

function line({ criterion, judged }: Reason, pack: PaperPack): string {
  const description = excerpt(criterion.description)
  const said =
    judged.verdict === 'not_met'
      ? interpolate(pack.brief.notTheCase, { criterion: description })
      : description
  const words = judged.evidence.map(({ quote }) => quotation(quote, pack))
  // guard: a reason has the words that decided it [words.join -> [].join]
  return words.length === 0 ? said : `${said} (${words.join(', ')})`
}
