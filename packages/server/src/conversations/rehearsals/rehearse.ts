import { captureLine, planWords, type Scenario, type ScenarioTurn } from '@foyer/engine'
import type { Tenant } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import type { TurnDependencies } from '../turns/dependencies.ts'
import { openRehearsal, type Rehearsal, type RehearsedAgent } from './rehearsal.ts'

export interface RehearsedScenario {
  happened: Scenario
  rehearsal: Rehearsal
}

/**
 * Has the conversation of a scenario with an agent, and gives what happened in the form of one. Nothing is stored, and
 * no model is asked: the same scenario goes the same way again.
 */
export async function rehearse(
  dependencies: TurnDependencies,
  context: Context,
  tenant: Tenant,
  agent: RehearsedAgent,
  scenario: Scenario,
): Promise<RehearsedScenario> {
  const { locale } = scenario
  const rehearsal = openRehearsal(dependencies, context, tenant, { agent, locale })
  const opening = planWords(rehearsal.plan())
  const turns: ScenarioTurn[] = []
  for (const { said } of scenario.turns) {
    if (rehearsal.hasEnded()) break
    const turn = await rehearsal.say(said)
    if ('refused' in turn) turns.push({ said, captured: [], plan: `refused: ${turn.refused}` })
    else {
      const captured = Object.entries(turn.captured).map(([slot, value]) => captureLine(slot, value))
      turns.push({ said, captured, plan: planWords(turn.plan) })
    }
  }
  const { status, fit } = rehearsal.played()
  const ends = [status, fit].filter(Boolean).join(', ')
  return { happened: { ...scenario, opening, turns, ends }, rehearsal }
}
