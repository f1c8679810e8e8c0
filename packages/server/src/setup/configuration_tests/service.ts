import {
  type ConfigurationCheckKind,
  configurationCheckKinds,
  type Input,
  mostScenarioMessages,
  type operations,
} from '@foyer/contract'
import { attacksOn, coverageOf, type PlayedConversation } from '@foyer/engine'
import { listAgents } from '../../agents/index.ts'
import { askableAgent, type RehearsedAgent, type TurnDependencies } from '../../conversations/index.ts'
import { askStandingQuestion, listStandingQuestions, type StandingQuestion } from '../../knowledge/index.ts'
import type { Queryable, Tenant } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { costOfTokens, hasModel, spendTokens } from '../../reasoning/index.ts'
import { type Bundle, type FoundProblem, readBundle } from '../configuration/bundle.ts'
import { carryOut, planOf, warningsOf } from '../configuration/plan.ts'
import { configurationLocks } from '../configuration/repository.ts'
import { messagesOf, type ScenarioFile } from '../configuration/scenario_files.ts'
import { agentsOnStage, type Stage } from '../configuration/scenarios.ts'
import { getStoredConfiguration } from '../configuration/stored_configuration.ts'
import { getAgentReadiness, type ReadinessDependencies } from '../readiness/service.ts'
import { atOnce } from './at_once.ts'
import { attackAgent } from './attack_agent.ts'
import { type Pace, paceOf, refuseTooMuch } from './pace.ts'
import { playRepeatedly, type RepetitionOptions, repetitionOf } from './play_repeatedly.ts'
import { type TestCheck, type TestResult, type TestWarning, timed } from './result.ts'

type Body = Input<(typeof operations)['testConfiguration']>['body']

export interface TestDependencies extends ReadinessDependencies {
  rehearsal: TurnDependencies
}

/** Writes everything, looks at it from all sides, and takes it back. Ends early when nobody waits for it any more. */
export async function testConfiguration(
  dependencies: TestDependencies,
  context: Context,
  tenant: Tenant,
  body: Body,
  signal: AbortSignal,
): Promise<TestResult> {
  const began = performance.now()
  const { reasoner = 'builtin' } = body
  const chosen: RepetitionOptions = { ...body, reasoner }
  if (reasoner === 'model') await refuseWithoutModel(dependencies, context, tenant)
  const kinds = new Set<ConfigurationCheckKind>(body.checks ?? configurationCheckKinds)
  const [trial, milliseconds] = await timed(() => tryOut(dependencies, context, tenant, body, kinds))
  const checks: TestCheck[] = []
  const warnings: TestWarning[] = [...trial.warnings]
  if (body.files) checks.push(filesCheck(trial.problems, milliseconds))
  checks.push(...trial.checks)
  const scenarios = kinds.has('scenario')
    ? trial.bundle.scenarios.filter(({ agent }) => trial.agents.has(agent))
    : []
  const standing = kinds.has('standing_check')
    ? await standingQuestions(tenant, trial.agents)
    : new Map<string, StandingQuestion[]>()
  const questions = [...standing.values()].reduce((sum, { length }) => sum + length, 0)
  const attacked = kinds.has('injection') ? trial.agents.size : 0
  refuseTooMuch(reasoner, questions + messagesIn(scenarios, chosen, attacked))
  const pace = paceOf(reasoner, { began, now: () => performance.now(), signal })
  const spent = { input: 0, output: 0 }
  const model =
    reasoner === 'model' ? await dependencies.rehearsal.reasoners.of(tenant, context.organization) : null
  const stage: Stage = {
    dependencies: dependencies.rehearsal,
    context,
    tenant,
    agents: trial.agents,
    ...(model && {
      reasoner: model,
      spend: ({ input, output }) => {
        spent.input += input
        spent.output += output
      },
    }),
  }
  try {
    for (const [slug, agent] of trial.agents)
      checks.push(...(await standingChecks(stage, slug, agent, standing.get(slug) ?? [], pace)))
    const talks = await playAll(stage, scenarios, chosen, pace)
    checks.push(...talks.checks)
    if (kinds.has('injection'))
      for (const [slug, agent] of trial.agents) checks.push(...(await attackAgent(stage, slug, agent, pace)))
    return {
      object: 'configuration_test',
      passes: checks.every(({ passes }) => passes),
      reasoner,
      checks,
      warnings,
      coverage: kinds.has('scenario') ? coverageOfAll(trial.agents, scenarios, talks.conversations) : [],
      milliseconds: Math.round(performance.now() - began),
    }
  } finally {
    if (model && spent.input + spent.output > 0)
      await tenant.transaction(async (db) =>
        spendTokens(db, { tokens: spent, cost: costOfTokens(model, spent), now: context.now }),
      )
  }
}

async function refuseWithoutModel(
  { installationModel }: TestDependencies,
  { actor }: Context,
  tenant: Tenant,
) {
  const param = 'reasoner'
  if (actor.type === 'api_key' && actor.role === 'read_only')
    throw refuse(
      'method_not_allowed',
      'Your key has the role read_only, and a model costs tokens. Use an admin key, or the builtin reasoner.',
      { status: 403, param },
    )
  if (!(await hasModel({ installationModel }, tenant)))
    throw refuse('parameter_invalid', 'No model is set: leave reasoner out, or set a model first.', { param })
}

interface Trial {
  bundle: Bundle
  agents: Map<string, RehearsedAgent>
  problems: FoundProblem[]
  checks: TestCheck[]
  warnings: TestWarning[]
}

/** Everything that needs the configuration as it would be. Nothing of it is kept. */
function tryOut(
  dependencies: TestDependencies,
  context: Context,
  tenant: Tenant,
  { files, agents: wanted }: Body,
  kinds: ReadonlySet<ConfigurationCheckKind>,
): Promise<Trial> {
  return tenant.transaction(
    async (db) => {
      const stored = await getStoredConfiguration(db)
      const kept = [...stored.scenarios].map(([path, content]) => ({ path, content }))
      const bundle = await readBundle(files ?? kept)
      const problems: FoundProblem[] = []
      const warnings: TestWarning[] = []
      if (files) {
        const plan = planOf(stored, bundle)
        problems.push(...plan.problems)
        if (problems.length === 0)
          await carryOut(context, db, { plan, stored, report: (problem) => problems.push(problem) })
        if (problems.length > 0) return { bundle, agents: new Map(), problems, checks: [], warnings }
        const has_model = await hasModel(dependencies, db)
        warnings.push(...(await warningsOf(db, plan, has_model)))
      }
      const slugs = await slugsOf(db, wanted)
      const agents = await agentsOnStage(db, slugs)
      const checks: TestCheck[] = slugs.map((agent) => compileCheck(agent, agents.has(agent)))
      if (kinds.has('readiness'))
        for (const slug of slugs) {
          const readiness = await readinessCheck(dependencies, context, db, slug)
          checks.push(readiness.check)
          warnings.push(...readiness.warnings)
        }
      return { bundle, agents, problems, checks, warnings }
    },
    { holds: configurationLocks, keep: false },
  )
}

async function slugsOf(db: Queryable, wanted: readonly string[] | undefined): Promise<string[]> {
  const { data } = await listAgents(db, { limit: 100 })
  const live = data.map(({ slug }) => slug).sort()
  const stranger = wanted?.findIndex((slug) => !live.includes(slug)) ?? -1
  if (stranger >= 0)
    throw refuse(
      'parameter_invalid',
      `agents.${stranger} names an agent that does not exist: ${wanted![stranger]}.`,
      { param: `agents.${stranger}` },
    )
  return wanted ? [...wanted] : live
}

const filesCheck = (problems: readonly FoundProblem[], milliseconds: number): TestCheck => ({
  kind: 'files',
  name: 'The files can be applied',
  passes: problems.length === 0,
  failures: problems.map(({ path, line, message }) => ({ path, line, message })),
  milliseconds,
})

const compileCheck = (agent: string, passes: boolean): TestCheck => ({
  kind: 'flow',
  agent,
  name: 'The flow compiles',
  passes,
  failures: passes ? [] : [{ message: 'The flow does not compile: edit it, and it says why.' }],
  milliseconds: 0,
})

async function readinessCheck(
  dependencies: TestDependencies,
  context: Context,
  db: Queryable,
  agent: string,
) {
  const [{ items }, milliseconds] = await timed(() => getAgentReadiness(dependencies, context, db, agent))
  const required = items.filter(({ level }) => level === 'required')
  const check: TestCheck = {
    kind: 'readiness',
    agent,
    name: 'The agent is ready for visitors',
    passes: required.length === 0,
    failures: required.map(({ message }) => ({ message })),
    milliseconds,
  }
  const others = items.filter(({ level }) => level !== 'required')
  return { check, warnings: others.map(({ message }) => ({ agent, message })) }
}

async function standingQuestions(tenant: Tenant, agents: ReadonlyMap<string, RehearsedAgent>) {
  const questions = new Map<string, StandingQuestion[]>()
  for (const [slug, { id }] of agents) questions.set(slug, await listStandingQuestions(tenant, id))
  return questions
}

/** By the agent as it would be, as far as a model answers. */
function standingChecks(
  { dependencies, context: { organization }, tenant, reasoner }: Stage,
  slug: string,
  agent: RehearsedAgent,
  questions: readonly StandingQuestion[],
  pace: Pace,
): Promise<TestCheck[]> {
  const { knowledge, vectorOf, now } = dependencies
  const asked = reasoner ? askableAgent(dependencies, { organization, tenant, agent, reasoner }) : null
  const checker = { knowledge, vectorOf, askable: async () => asked }
  return atOnce(questions, pace.atOnce, async (standing): Promise<TestCheck> => {
    const named = { kind: 'standing_check' as const, agent: slug, name: standing.question }
    if (pace.isOver()) return { ...named, passes: false, failures: [pace.notPlayed], milliseconds: 0 }
    const [{ passes, message, answer }, milliseconds] = await timed(() =>
      askStandingQuestion(checker, tenant, standing, now()),
    )
    const failures =
      message === undefined ? [] : [{ message, ...(answer !== undefined && { actual: answer }) }]
    return { ...named, passes, failures, milliseconds }
  })
}

async function playAll(
  stage: Stage,
  scenarios: readonly ScenarioFile[],
  options: RepetitionOptions,
  pace: Pace,
) {
  const checks: TestCheck[] = []
  const conversations = new Map<string, PlayedConversation[]>()
  for (const file of scenarios) {
    const played = await playRepeatedly(stage, file, repetitionOf(file, options), pace)
    checks.push(played.check)
    conversations.set(file.path, played.conversations)
  }
  return { checks, conversations }
}

function coverageOfAll(
  agents: ReadonlyMap<string, RehearsedAgent>,
  scenarios: readonly ScenarioFile[],
  conversations: ReadonlyMap<string, PlayedConversation[]>,
): TestResult['coverage'] {
  return [...agents].map(([agent, { flow }]) => {
    const own = scenarios.filter((file) => file.agent === agent)
    // Of a scenario that was repeated, one run is enough.
    const played = own.flatMap(({ path }) => conversations.get(path)?.slice(0, 1) ?? [])
    return { agent, scenarios: own.length, ...coverageOf(flow, played) }
  })
}

function messagesIn(
  scenarios: readonly ScenarioFile[],
  options: RepetitionOptions,
  attacked: number,
): number {
  const attacks = attacksOn({ slot: '', value: '', phase: '' }).length
  const inScenario = ({ play }: ScenarioFile) =>
    'script' in play
      ? play.script.turns.length
      : play.form.visitor
        ? messagesOf(play.form).length
        : Math.min(mostScenarioMessages, (play.form.expect?.max_turns ?? mostScenarioMessages - 1) + 1)
  return scenarios.reduce(
    (sum, file) => sum + inScenario(file) * repetitionOf(file, options).runs,
    attacked * attacks,
  )
}
