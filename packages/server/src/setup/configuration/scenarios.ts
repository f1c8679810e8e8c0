import { mostScenarioMessages, type ScenarioFile as ScenarioForm } from '@foyer/contract'
import {
  type CompiledFlow,
  compile,
  createVisitor,
  type Expectations,
  type PlayedConversation,
  printScenario,
  unmetExpectations,
} from '@foyer/engine'
import { definitionOf, getAgent, getStoredFlow } from '../../agents/index.ts'
import {
  openRehearsal,
  type Rehearsal,
  type RehearsedAgent,
  rehearse,
  type TurnDependencies,
} from '../../conversations/index.ts'
import type { Queryable, Tenant } from '../../platform/db/index.ts'
import { likelyName } from '../../platform/http/index.ts'
import type { Context } from '../../platform/index.ts'
import type { Reasoner } from '../../reasoning/index.ts'
import { messagesOf, personaOf, type ScenarioFile } from './scenario_files.ts'

/** Scenarios, played with the agents as they are planned. */

export interface ScenarioResult {
  path: string
  title: string
  passes: boolean
  line?: number
  expected?: string
  actual?: string
}

/** Where scenarios are played: nothing is stored, and nobody is told. */
export interface Stage {
  dependencies: TurnDependencies
  context: Context
  tenant: Tenant
  agents: ReadonlyMap<string, RehearsedAgent>
  /** Who talks; the builtin reasoner, unless there is another. */
  reasoner?: Reasoner
  /** Told of what a model has read and written. */
  spend?(tokens: { input: number; output: number }): void
}

/** What did not go as expected. */
export interface ScenarioFailure {
  message: string
  line: number
  expected: string
  actual: string
}

export interface PlayedScenario {
  failures: ScenarioFailure[]
  conversation: PlayedConversation
}

/** The agents that are named, as they are in this transaction. */
export async function agentsOnStage(
  db: Queryable,
  slugs: Iterable<string>,
): Promise<Map<string, RehearsedAgent>> {
  const agents = new Map<string, RehearsedAgent>()
  for (const slug of new Set(slugs)) {
    const { id, name } = await getAgent(db, slug)
    const { flow } = await getStoredFlow(db, slug)
    const { compiled } = compile(await definitionOf(db, slug, flow))
    if (compiled) agents.set(slug, { id, name, flow: compiled })
  }
  return agents
}

export async function playScenarios(
  stage: Stage,
  scenarios: readonly ScenarioFile[],
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  for (const file of scenarios) {
    const played = await playScenario(stage, file)
    if (!played) continue
    const { path, title } = file
    const [first] = played.failures
    const difference = first && { line: first.line, expected: first.expected, actual: first.actual }
    results.push({ path, title, passes: !first, ...difference })
  }
  return results
}

/** Undefined where the agent cannot talk, because its flow does not compile. */
export async function playScenario(stage: Stage, file: ScenarioFile): Promise<PlayedScenario | undefined> {
  const agent = stage.agents.get(file.agent)
  if (!agent) return undefined
  return 'script' in file.play
    ? playScript(stage, agent, file, file.play.script)
    : playForm(stage, agent, file, file.play.form)
}

async function playScript(
  { dependencies, context, tenant }: Stage,
  agent: RehearsedAgent,
  { content }: ScenarioFile,
  script: Parameters<typeof printScenario>[0],
): Promise<PlayedScenario> {
  const { happened: went, rehearsal } = await rehearse(dependencies, context, tenant, agent, script)
  const conversation = rehearsal.played()
  const happened = linesOf(printScenario(went))
  const written = linesOf(printScenario(script))
  const at = written.findIndex((line, index) => line !== happened[index])
  if (at < 0 && happened.length === written.length) return { failures: [], conversation }
  const index = at < 0 ? written.length : at
  const failure = {
    message: 'The conversation went otherwise.',
    line: lineIn(content, index),
    expected: written[index] ?? '',
    actual: happened[index] ?? '',
  }
  return { failures: [failure], conversation }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** The line of the file that has the nth line that is not blank. */
function lineIn(content: string, nth: number): number {
  const said = content.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]))
  return said[nth] ?? said.at(-1) ?? 1
}

async function playForm(
  stage: Stage,
  agent: RehearsedAgent,
  { lineOf }: ScenarioFile,
  form: ScenarioForm,
): Promise<PlayedScenario> {
  const { dependencies, context, tenant, reasoner } = stage
  const locale = form.locale ?? agent.flow.languages[0] ?? context.organization.default_locale
  const rehearsal = openRehearsal(dependencies, context, tenant, {
    agent,
    locale,
    ...(reasoner && { reasoner }),
  })
  const say: Rehearsal['say'] = async (said) => {
    const turn = await rehearsal.say(said)
    if ('tokens' in turn) stage.spend?.(turn.tokens)
    return turn
  }
  if (form.visitor) await readOut(rehearsal, say, form)
  else await improvise(rehearsal, say, agent.flow, form, locale)
  const conversation = rehearsal.played()
  const strangers = strangersIn(form, agent.flow)
  // What the flow does not have is told once.
  const unmet = unmetExpectations((form.expect ?? {}) as Expectations, conversation).filter(
    ({ field }) => !strangers.some((stranger) => stranger.expectations.includes(field)),
  )
  const failures = [
    ...strangers.map(({ field, expectations: _, ...failure }) => ({ ...failure, line: lineOf(field) })),
    ...unmet.map(({ field, message, expected, actual }) => ({
      message,
      line: lineOf(field === '' ? '' : `expect.${field}`),
      expected,
      actual,
    })),
  ]
  return { failures, conversation }
}

async function readOut(rehearsal: Rehearsal, say: Rehearsal['say'], form: ScenarioForm) {
  for (const said of messagesOf(form)) {
    if (rehearsal.hasEnded()) break
    await say(said)
  }
}

async function improvise(
  rehearsal: Rehearsal,
  say: Rehearsal['say'],
  flow: CompiledFlow,
  form: ScenarioForm,
  locale: string,
) {
  const visitor = createVisitor(personaOf(form), locale)
  const slots = flow.phases.flatMap((phase) => phase.slots)
  // One message more than is allowed shows that it was not enough.
  const most = Math.min(mostScenarioMessages, (form.expect?.max_turns ?? mostScenarioMessages) + 1)
  for (let turns = 0; turns < most && !rehearsal.hasEnded(); turns++) {
    const said = visitor.next({ asked: slots.find(({ key }) => key === rehearsal.asked()) })
    if (!said) break
    await say(said)
  }
}

/** Slots and phases that the flow does not have, where they are first named: nothing could come of them. */
function strangersIn({ persona, expect }: ScenarioForm, flow: CompiledFlow) {
  const slots = flow.phases.flatMap((phase) => phase.slots.map(({ key }) => key))
  const phases = flow.phases.map(({ key }) => key)
  const named = (what: 'slot' | 'phase', keys: string[], prefix: string) =>
    keys.map((key) => ({ what, key, field: `${prefix}.${key}` }))
  const all = [
    ...named('slot', Object.keys(persona?.facts ?? {}), 'persona.facts'),
    ...named('slot', Object.keys(expect?.slots ?? {}), 'expect.slots'),
    ...named('phase', Object.keys(expect?.exits ?? {}), 'expect.exits'),
    ...(expect?.phase === undefined
      ? []
      : [{ what: 'phase' as const, key: expect.phase, field: 'expect.phase' }]),
  ]
  const knownOf = (what: 'slot' | 'phase') => (what === 'slot' ? slots : phases)
  return all
    .filter(({ what, key }) => !knownOf(what).includes(key))
    .filter((one, at, left) => left.findIndex(({ what, key }) => what === one.what && key === one.key) === at)
    .map(({ what, key, field }) => {
      const known = knownOf(what)
      const meant = likelyName(key, known)
      return {
        field,
        message: `The flow has no ${what} ${key}.${meant ? ` Did you mean ${meant}?` : ''}`,
        expected: `a ${what} ${key}`,
        actual: `the flow has ${known.join(', ') || `no ${what}s`}`,
        expectations: what === 'slot' ? [`slots.${key}`] : [`exits.${key}`, 'phase'],
      }
    })
}
