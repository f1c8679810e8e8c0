import { compile, initialLoopState } from '@foyer/engine'
import { definitionOf, findLiveAgent, getStoredFlow } from '../../agents/index.ts'
import type { AgentAnswer, AskableAgent, AskableAgents } from '../../knowledge/index.ts'
import { findOwnOrganization, type Tenant } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import { type Reasoner, spendTokens } from '../../reasoning/index.ts'
import { keyOf, passagesOf } from '../traces/passages.ts'
import { ignoreEvent, type TurnDependencies } from '../turns/dependencies.ts'
import { think } from '../turns/thinking/think.ts'
import type { Thought } from '../turns/thinking/thought.ts'
import { neverStopped, type RehearsedAgent, versionsOf } from './rehearsal.ts'

/** Agents as their visitors hear them, for checks of what they can answer. */
export const askableAgents =
  (dependencies: TurnDependencies): AskableAgents =>
  async (tenant, agent_id) => {
    const organization = await findOwnOrganization(tenant)
    const reasoner = await dependencies.reasoners.of(tenant, organization)
    const agent = reasoner.model && (await agentOf(tenant, agent_id))
    return agent && askableAgent(dependencies, { organization, tenant, agent, reasoner })
  }

interface AskedAgent {
  organization: Organization
  tenant: Tenant
  agent: RehearsedAgent
  reasoner: Reasoner
}

/** Asked where it looks things up; null where no phase does. */
export function askableAgent(
  dependencies: TurnDependencies,
  { organization, tenant, agent, reasoner }: AskedAgent,
): AskableAgent | null {
  const { flow } = agent
  const phase = flow.phases.find(({ tools }) => tools.some(({ name }) => name === 'consult_knowledge'))
  if (!phase) return null
  return {
    async ask(question, language) {
      const now = dependencies.now()
      const trace = {
        actor: { type: 'system', name: 'foyer' },
        operation: 'ask',
        request_id: 'check',
        now,
      } as const
      const thought = await think(
        dependencies,
        { organization, trace },
        tenant,
        {
          flow,
          message: { id: 1, text: question, chip: null },
          reasoner,
          conversation: {
            id: 0,
            agent_id: agent.id,
            agent_name: agent.name,
            locale: language,
            visitor: null,
            source_url: null,
            frozen_versions: versionsOf(flow),
            state: { ...initialLoopState(flow, {}), phase: phase.key },
          },
          transcript: { ofVisitor: async () => [], turns: async () => [] },
        },
        ignoreEvent,
        neverStopped,
      )
      // What came of it then is only that the server stops.
      dependencies.stopping.throwIfAborted()
      await spend(tenant, agent.id, thought, now)
      return answerOf(thought)
    },
  }
}

function answerOf({ text, outcome, trace }: Thought): AgentAnswer {
  const passages = new Map(passagesOf(trace).map((passage) => [keyOf(passage), passage]))
  const evidence = outcome.questions.flatMap((question) => question.evidence)
  const answers = outcome.questions.map(({ answered }) => answered)
  const isWhole = answers.every((answered) => answered === 'yes')
  return {
    text: text ?? '',
    // What is put as a keyword is a question all the same.
    answered: isWhole ? 'yes' : answers.every((answered) => answered === 'no') ? 'no' : 'partly',
    evidence: evidence.flatMap((one) => passages.get(keyOf(one)) ?? []),
    ...(trace.format === 3 && trace.fallback !== undefined && { failure: trace.fallback }),
  }
}

function spend(tenant: Tenant, agent_id: number, { trace }: Thought, now: Date) {
  const cost = trace.format === 3 ? trace.cost : null
  return tenant.transaction(async (db) => spendTokens(db, { tokens: trace.tokens, cost, agent_id, now }))
}

async function agentOf(tenant: Tenant, id: number): Promise<RehearsedAgent | null> {
  const agent = await findLiveAgent(tenant, id)
  if (!agent) return null
  const { flow } = await getStoredFlow(tenant, agent.slug)
  const { compiled } = compile(await definitionOf(tenant, agent.slug, flow))
  return compiled ? { id, name: agent.name, flow: compiled } : null
}
