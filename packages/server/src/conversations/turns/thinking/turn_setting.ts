import type { OrganizationProfile as StoredProfile } from '@foyer/contract'
import {
  type AgentKnowledge,
  type CompiledFlow,
  type OfficeHours,
  type OrganizationProfile,
  officeHoursLines,
  openingHoursLines,
  presenceAt,
  type TurnMoment,
  type TurnSetting,
  wallClock,
} from '@foyer/engine'
import type { Static } from 'typebox'
import { getNotificationSettings, getOrganizationRow } from '../../../organization/index.ts'
import type { Queryable } from '../../../platform/db/index.ts'
import type { TurnToThink } from '../leased_turn.ts'
import { contactOf } from './document_facts.ts'
import { offeredFlow } from './offered_flow.ts'
import { visitorOf } from './talk_builder.ts'

interface AgentInConversation {
  flow: CompiledFlow
  conversation: Pick<TurnToThink['conversation'], 'agent_name' | 'locale' | 'visitor' | 'source_url'>
}

/** What a model is given beside the conversation: the agent, the organization and the moment, as they are now. */
export async function turnSetting(
  db: Queryable,
  { flow, conversation }: AgentInConversation,
  knowledge: AgentKnowledge,
  now: Date,
): Promise<TurnSetting> {
  const [row, { office_hours }, offered] = await Promise.all([
    getOrganizationRow(db),
    getNotificationSettings(db),
    offeredFlow(db, flow),
  ])
  return {
    flow: offered,
    organization: profileOf(row, office_hours),
    agent_name: conversation.agent_name,
    knowledge,
    locale: conversation.locale,
    visitor: visitorOf(conversation),
    moment: momentOf(now, row.timezone, office_hours, conversation.source_url),
  }
}

function profileOf(
  row: Awaited<ReturnType<typeof getOrganizationRow>>,
  office_hours: OfficeHours | null,
): OrganizationProfile {
  const { opening_hours = [], links = [] } = (row.profile ?? {}) as Static<typeof StoredProfile>
  return {
    name: row.name,
    ...contactOf(row),
    links,
    opening_hours: openingHoursLines(opening_hours),
    office_hours: office_hours ? officeHoursLines(office_hours) : [],
    timezone: row.timezone,
  }
}

const momentOf = (
  now: Date,
  timezone: string,
  office_hours: OfficeHours | null,
  page: string | null,
): TurnMoment => ({
  ...wallClock(now.getTime(), timezone),
  presence: office_hours && presenceAt(now.getTime(), office_hours, timezone),
  ...(page !== null && { page: { url: page } }),
})
