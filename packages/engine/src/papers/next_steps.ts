import type { FitKind } from '@foyer/contract/vocabulary'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import type { FitAssessment } from '../conversation/ended_conversation.ts'
import type { AgentFitCriterion, AgentService } from '../flow/agent_definition.ts'
import { openSlots, slotTitle } from './answer_lines.ts'
import { escapeMarkdown } from './escape_markdown.ts'
import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { priceWords } from './price_words.ts'
import { excerpt, quotation } from './quotation.ts'
import type { VisitorContact } from './visitor_contact.ts'

const mostOpen = 4
/** What would rule somebody out is asked first. */
const order: readonly FitKind[] = ['dealbreaker', 'ideal', 'acceptable']

/** What an owner does next, in this order: who to reach, what to answer, what to suggest, what to find out. */
export function nextSteps(
  conversation: ClosingConversation,
  judgement: FitAssessment,
  services: readonly AgentService[],
  contact: VisitorContact,
  questions: readonly string[],
  pack: PaperPack,
): string[] {
  const { brief } = pack
  const isReachable = contact.emails.length + contact.phones.length > 0 && contact.wants !== 'none'
  const steps = [reachStep(conversation, contact, pack)]
  if (questions.length > 0) steps.push(isReachable ? brief.answerGaps : brief.addKnowledge)
  if (judgement.fit === 'dealbreaker') return isReachable ? [...steps, brief.decline] : steps
  if (!isReachable) return steps
  if (services.length > 0) {
    const named = services.map((service) => serviceName(service, pack)).join(', ')
    steps.push(interpolate(brief.suggest, { services: named }))
  }
  const missing = openSlots(conversation).map((slot) => slotTitle(slot, conversation.default_locale))
  const unclear = openCriteria(conversation, judgement)
  if (missing.length > 0)
    steps.push(interpolate(brief.findOut, { items: missing.slice(0, mostOpen).map(excerpt).join('; ') }))
  const room = mostOpen - missing.length
  if (unclear.length > 0 && room > 0) {
    const items = unclear.slice(0, room).map((statement) => quotation(statement, pack))
    steps.push(interpolate(brief.checkWhether, { items: items.join('; ') }))
  }
  return steps
}

function reachStep(
  { person_wanted }: ClosingConversation,
  { emails, phones, wants }: VisitorContact,
  { brief }: PaperPack,
): string {
  const ways = [...phones, ...emails].map(escapeMarkdown).join(', ')
  if (ways === '') return person_wanted ? brief.personWithoutContact : brief.noContact
  if (person_wanted) return interpolate(brief.personWanted, { contact: ways })
  if (wants === 'none') return brief.noContactWanted
  return interpolate(wants === 'call' ? brief.callWanted : brief.contact, { contact: ways })
}

function serviceName(service: AgentService, pack: PaperPack): string {
  const price = priceWords(service, pack)
  const name = `**${excerpt(service.name)}**`
  return price === null ? name : `${name} (${escapeMarkdown(price)})`
}

/** Criteria that nothing was said about. Nobody looks for what would make somebody a poor fit. */
function openCriteria({ flow }: ClosingConversation, judgement: FitAssessment): string[] {
  const isOpen = ({ id }: AgentFitCriterion) =>
    judgement.criteria.some(
      ({ fit_criterion_id, verdict, evidence }) =>
        fit_criterion_id === id && verdict === 'unknown' && evidence.length === 0,
    )
  return flow.fit_criteria
    .filter(isOpen)
    .filter(({ kind }) => kind !== 'poor_fit')
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(({ description }) => description.trim().replace(/[.?!]$/, ''))
}
