import type { PromptKind } from '@foyer/contract/vocabulary'
import { valuesOf } from '../../conversation/answers.ts'
import type { CompiledFlow, PromptedPhase } from '../../flow/compiled_flow.ts'
import { frozenValues } from '../../prompts/frozen_values.ts'
import { elsewhere, liveValues } from '../../prompts/live_values.ts'
import { references } from '../../prompts/reference_list.ts'
import { findReferences } from '../../prompts/references.ts'
import { render } from '../../prompts/render.ts'
import type { TurnSetting } from '../setting.ts'
import type { LoopState } from '../state.ts'
import { asLine } from './tags.ts'

/** The prompts of the owner that a turn is taken with. */
export type TurnPrompt = Extract<PromptKind, 'conversation' | 'extraction'>

type Values = Record<string, string>

/** What these refer to changes with the turn, or from one conversation to the next. */
const changing = /^(?:phase\.|slots(?:\.|$)|visitor\.name$|locale$)/

export const changesWithTheTurn = (body: string): boolean =>
  findReferences(body).some((name) => changing.test(name))

/** An owner's prompt for the stable part; empty where it belongs into the changing one. */
export function stablePrompt({ flow, organization, agent_name }: TurnSetting, kind: TurnPrompt): string {
  const { body } = flow.prompts[kind]
  if (changesWithTheTurn(body)) return ''
  return rendered(flow, kind, {
    ...frozen(flow, flow.phases[0]),
    'organization.name': organization.name,
    'agent.name': agent_name,
  })
}

/** An owner's prompt for the changing part; empty where it belongs into the stable one. */
export function changingPrompt(
  { flow, organization, agent_name, locale, visitor }: TurnSetting,
  state: LoopState,
  phase: PromptedPhase,
  kind: TurnPrompt,
): string {
  if (!changesWithTheTurn(flow.prompts[kind].body)) return ''
  const live = liveValues({
    organization,
    agent: { name: agent_name },
    locale: state.language ?? locale,
    visitor: visitor.name === undefined ? {} : { name: asLine(visitor.name) },
    slots: answersAsMaterial(state),
    transcript: [],
    facts: [],
    gaps: [],
    assessment: '',
    deliverable_template: '',
  })
  return rendered(flow, kind, { ...frozen(flow, phase), ...live })
}

const frozen = (flow: CompiledFlow, phase: PromptedPhase | undefined): Values =>
  phase ? frozenValues(flow, phase) : {}

function rendered(flow: CompiledFlow, kind: TurnPrompt, values: Values): string {
  const all = { ...values, ...elsewhere }
  for (const { name, kinds } of references) if (!kinds.includes(kind)) delete all[name]
  return render(flow.prompts[kind].body, all).trim()
}

function answersAsMaterial({ answers }: LoopState) {
  const values = Object.entries(valuesOf(answers))
  return Object.fromEntries(
    values.map(([key, value]) => {
      if (typeof value === 'boolean') return [key, value]
      return [key, typeof value === 'string' ? asLine(value) : value.map(asLine)]
    }),
  )
}
