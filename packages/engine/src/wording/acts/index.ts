import { isContactQuestion } from '../../conversation/contact_question.ts'
import { nearestOf, type PlanItem } from '../../conversation/plan.ts'
import { type Part, wordedPart } from '../part.ts'
import { inQuotes, joinList, type WordingContext } from '../wording_context.ts'
import { acknowledge } from './acknowledge.ts'
import { ask, clarify } from './ask.ts'
import { close, readBack, recap } from './close.ts'
import { greet } from './greet.ts'
import { presence } from './presence.ts'

/** What each act of a plan says. An act that the plan gains is a compile error here. */
export function partsOf(item: PlanItem, at: number, context: WordingContext): Part[] {
  const { pack, plan, organization, flow, agent } = context
  const name = flow.identity?.display_name ?? agent.name
  const isPassedOn = plan.some(({ act }) => act === 'pass_on')
  switch (item.act) {
    case 'greet':
      return greet(context)
    case 'acknowledge':
      return acknowledge(item.captured, item.corrected, context)
    case 'courtesy':
      return [wordedPart('courtesy', pack.courtesy[item.to])]
    case 'identify':
      return [wordedPart('identify', pack.identify, { name, organization: organization.name })]
    case 'regret':
      return [wordedPart('regret', pack.regret, {}, { optional: true })]
    case 'answer':
      return answer(item, context)
    case 'choose':
      return [choose(item, context)]
    case 'gap':
      return isFirst(item, at, context) && !isPassedOn ? gap(context) : []
    case 'defer':
      return isFirst(item, at, context) ? [wordedPart('defer', pack.defer[item.because])] : []
    case 'pass_on':
      return [wordedPart('pass_on', pack.pass_on[item.because])]
    case 'presence':
      return [presence(item, context)]
    case 'offer_message':
      return [wordedPart('offer_message', pack.offer_message, {}, { optional: true })]
    case 'ask_number':
      return [wordedPart('ask_number', pack.ask_number)]
    case 'puzzle':
      return [wordedPart('puzzle', pack.puzzle[item.because], { organization: organization.name })]
    case 'recap':
      return recap(context)
    case 'read_back':
      return readBack(context)
    case 'clarify':
      return clarify(item, context)
    case 'ask':
      return ask(item, context)
    case 'invite':
      return [wordedPart('invite', opens(plan) ? pack.invite.opening : pack.invite.later)]
    case 'navigate':
      return navigate(
        item.pages.map(({ title }) => inQuotes(title, pack)),
        context,
      )
    case 'promise':
      return [promise(context)]
    case 'move':
      return []
    case 'close':
      return close(context)
  }
}

/** Several questions that cannot be answered are said to be so once. */
const isFirst = (item: PlanItem, at: number, { plan }: WordingContext) =>
  plan.findIndex(({ act }) => act === item.act) === at

const opens = (plan: WordingContext['plan']) => plan.some(({ act }) => act === 'greet')

/** The best passage, in its own words. */
function answer({ passages }: PlanItem & { act: 'answer' }, { pack }: WordingContext): Part[] {
  const instead = wordedPart('unsayable', pack.answer.unsayable)
  return passages.slice(0, 1).map((passage) => ({ kind: 'cited', passage, instead }))
}

/** By chips; by their labels where the phase has none. */
function choose({ passages }: PlanItem & { act: 'choose' }, { pack, phase }: WordingContext): Part {
  const { chips, named } = pack.choose
  if (phase.tools.some((tool) => tool.name === 'suggest_replies')) return wordedPart('choose', chips)
  const labels = passages.map(({ label }) => inQuotes(label.replace(/[?？.!:]+$/u, ''), pack))
  return wordedPart('choose', named, { options: joinList(labels, pack.or) })
}

/** What comes nearest stands on chips: named in a sentence, it would look like an answer. */
function gap({ plan, pack, phase }: WordingContext): Part[] {
  const gaps = plan.filter(({ act }) => act === 'gap').length
  const { one, several, beside, near, nearest } = pack.gap
  const hasChips = phase.tools.some((tool) => tool.name === 'suggest_replies')
  const isNear = hasChips && nearestOf(plan).length > 0
  const isAnswer = (item: PlanItem) => item.act === 'answer' && !isContactQuestion(item.question)
  if (plan.some((item) => item.act === 'choose' || isAnswer(item)))
    return [wordedPart('gap', beside), ...(isNear ? [wordedPart('nearest', nearest)] : [])]
  if (isNear) return [wordedPart('gap', near)]
  return [wordedPart('gap', gaps > 1 ? several : one)]
}

function navigate(titles: readonly string[], { pack }: WordingContext): Part[] {
  const [page] = titles
  if (page === undefined) return []
  const optional = { optional: true }
  if (titles.length === 1) return [wordedPart('navigate', pack.navigate.one, { page }, optional)]
  return [wordedPart('navigate', pack.navigate.several, { pages: joinList(titles, pack.and) }, optional)]
}

function promise({ flow, pack }: WordingContext): Part {
  const name = flow.deliverable_templates[0]?.name
  if (name === undefined) return wordedPart('promise', pack.promise.unnamed)
  return wordedPart('promise', pack.promise.named, { document: inQuotes(name, pack) })
}
