import { compile, printScenario } from '@foyer/engine'
import { definitionOf, getAgent, getStoredFlow } from '../../agents/index.ts'
import { type RehearsedAgent, rehearse, type TurnDependencies } from '../../conversations/index.ts'
import type { Queryable, Tenant } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import type { ScenarioFile } from './bundle.ts'

/** Conversations that somebody has written down beside the files, played with the agents as they are planned. */

export interface ScenarioResult {
  path: string
  title: string
  passes: boolean
  line?: number
  expected?: string
  actual?: string
}

/** The agents that scenarios are about, as they are in this transaction. */
export async function agentsOnStage(
  db: Queryable,
  scenarios: readonly ScenarioFile[],
): Promise<Map<string, RehearsedAgent>> {
  const agents = new Map<string, RehearsedAgent>()
  for (const slug of new Set(scenarios.map(({ scenario }) => scenario.agent))) {
    const { id, name } = await getAgent(db, slug)
    const { flow } = await getStoredFlow(db, slug)
    const { compiled } = compile(await definitionOf(db, slug, flow))
    if (compiled) agents.set(slug, { id, name, flow: compiled })
  }
  return agents
}

export async function playScenarios(
  rehearsal: TurnDependencies,
  context: Context,
  tenant: Tenant,
  agents: ReadonlyMap<string, RehearsedAgent>,
  scenarios: readonly ScenarioFile[],
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  for (const file of scenarios) {
    const agent = agents.get(file.scenario.agent)
    if (agent) results.push(await play(rehearsal, context, tenant, agent, file))
  }
  return results
}

async function play(
  rehearsal: TurnDependencies,
  context: Context,
  tenant: Tenant,
  agent: RehearsedAgent,
  { path, content, scenario }: ScenarioFile,
): Promise<ScenarioResult> {
  const { title } = scenario
  const happened = linesOf(printScenario(await rehearse(rehearsal, context, tenant, agent, scenario)))
  const written = linesOf(printScenario(scenario))
  const at = written.findIndex((line, index) => line !== happened[index])
  // guard: a scenario passes when it goes as it is written
  if (at < 0 && happened.length === written.length) return { path, title, passes: true }
  const index = at < 0 ? written.length : at
  const difference = { expected: written[index] ?? '', actual: happened[index] ?? '' }
  return { path, title, passes: false, line: lineIn(content, index), ...difference }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** The line of the file that has the nth line that is not blank. */
function lineIn(content: string, nth: number): number {
  const said = content.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]))
  return said[nth] ?? said.at(-1) ?? 1
}
