import { operations } from '@foyer/contract'
import { getAgentRow } from '../../agents/index.ts'
import type { Config } from '../../config.ts'
import { refuseInactive } from '../../platform/index.ts'
import { getOnboardingRun, listOnboardingQuestions, startOnboarding } from '../../setup/index.ts'
import { parseBody } from '../knowledge/parse_input.ts'
import { type OperatorScope, runAsOperator } from '../run_as_operator.ts'

export interface OnboardingToStart {
  websites: string[]
  agent_name?: string
  agent?: string
  locale?: string
  parts?: string[]
  max_pages?: number
}

export function startOnboardingRun(scope: OperatorScope, given: OnboardingToStart) {
  const body = parseBody(operations.startOnboarding, given)
  return runAsOperator(scope, 'start', (context, db) => {
    refuseInactive(context)
    return startOnboarding(context, db, body)
  })
}

export const findOnboardingRun = ({ database, organization }: OperatorScope, id: number) =>
  getOnboardingRun(database.tenant(organization.id), id)

export type OnboardingState = Awaited<ReturnType<typeof findOnboardingRun>>
export type OnboardingReply = Awaited<ReturnType<typeof onboardingResult>>['questions'][number]

/** What there is to show when a run is complete: where to talk to the agent, and what it replies. */
export async function onboardingResult(
  { database, organization }: OperatorScope,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  agent: string,
) {
  const tenant = database.tenant(organization.id)
  const { name, public_id } = await getAgentRow(tenant, agent)
  const { data } = await listOnboardingQuestions(tenant, { limit: 100 })
  return { name, address: `${publicUrl}/a/${public_id}`, questions: data }
}
