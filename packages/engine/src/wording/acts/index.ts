// guards tested by: {word_plan,voice,draft,pattern}.test.ts, *.test.ts

import type { PlanItem } from '../../conversation/plan.ts'
import { type Part, worded } from '../part.ts'
import { listed, quoted, type Speech } from '../speech.ts'
import { acknowledge } from './acknowledge.ts'
import { ask, clarify } from './ask.ts'
import { close } from './close.ts'
import { greet } from './greet.ts'

/** What each act of a plan says. An act that the plan gains is a compile error here. */
export function partsOf(item: PlanItem, at: number, speech: Speech): Part[] {
  const { pack, plan, organization } = speech
  switch (item.act) {
    case 'greet':
      return greet(speech)
    case 'acknowledge':
      return acknowledge(item.captured, item.corrected, speech)
    case 'courtesy':
      return [worded('courtesy', pack.courtesy, {}, { optional: true })]
    case 'answer':
      return [answer(item, speech)]
    case 'gap':
      // guard: several gaps are admitted once [[]]
      return isFirst(item, at, speech) ? [gap(speech)] : []
    case 'defer':
      // guard: several questions are put off once [[]]
      return isFirst(item, at, speech) ? [worded('defer', pack.defer[item.because])] : []
    case 'pass_on':
      return [worded('pass_on', pack.pass_on, { organization: organization.name })]
    case 'farewell':
      return [worded('farewell', pack.farewell)]
    case 'clarify':
      return clarify(item, speech)
    case 'ask':
      return ask(item, speech)
    case 'invite':
      return [worded('invite', opens(plan) ? pack.invite.opening : pack.invite.later)]
    case 'navigate':
      return navigate(
        item.pages.map(({ title }) => quoted(title, pack)),
        speech,
      )
    case 'promise':
      return [promise(speech)]
    case 'move':
      return []
    case 'close':
      return close(speech)
  }
}

/** Several questions that cannot be answered are said to be so once. */
const isFirst = (item: PlanItem, at: number, { plan }: Speech) =>
  plan.findIndex(({ act }) => act === item.act) === at

const opens = (plan: Speech['plan']) => plan.some(({ act }) => act === 'greet')

/** At most two facts; one each where several questions are answered. */
function answer({ facts }: PlanItem & { act: 'answer' }, { plan, pack }: Speech): Part {
  const answers = plan.filter(({ act }) => act === 'answer').length
  const instead = worded('unsayable', pack.answer.unsayable)
  // guard: one fact each where several questions are answered [1]
  return { kind: 'cited', facts, most: answers > 1 ? 1 : 2, instead }
}

function gap({ plan, pack }: Speech): Part {
  const gaps = plan.filter(({ act }) => act === 'gap').length
  const { one, several, beside } = pack.gap
  // guard: several gaps are said to be several
  if (gaps > 1) return worded('gap', several)
  return worded('gap', plan.some(({ act }) => act === 'answer') ? beside : one)
}

function navigate(titles: readonly string[], { pack }: Speech): Part[] {
  const [page] = titles
  if (page === undefined) return []
  const optional = { optional: true }
  if (titles.length === 1) return [worded('navigate', pack.navigate.one, { page }, optional)]
  return [worded('navigate', pack.navigate.several, { pages: listed(titles, pack.and) }, optional)]
}

function promise({ flow, pack }: Speech): Part {
  const name = flow.deliverable_templates[0]?.name
  if (name === undefined) return worded('promise', pack.promise.unnamed)
  return worded('promise', pack.promise.named, { document: quoted(name, pack) })
}
