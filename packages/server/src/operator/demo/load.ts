import { updateOrganization } from '../../organization/index.ts'
import { type Database, namesLock, type Transaction } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'
import { putScenarios } from '../../setup/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import { fitCriteria, services, voices } from './catalog.ts'
import { demoClock } from './clock.ts'
import { frontDesk } from './front_desk.ts'
import { gaps } from './gaps.ts'
import { loadAgent } from './load_agent.ts'
import { loadCatalog, loadProposals } from './load_catalog.ts'
import { loadGaps } from './load_gaps.ts'
import { loadKnowledge } from './load_knowledge.ts'
import { profile } from './profile.ts'
import { projectDesk } from './project_desk.ts'
import { proposals } from './proposals.ts'
import { readScenarios } from './scenarios.ts'
import { ownerFacts, sources } from './sources.ts'

/** A believable consulting firm, made through the functions of the API wherever there is one. */
export function loadDemo(database: Database, organization: Organization, now: Date) {
  return database
    .tenant(organization.id)
    .transaction((db) => fillWithDemo(db, organization, now), { alone: true })
}

/** The same inside a transaction that does more, in an organization of its own. Gives what was loaded, counted. */
export async function fillWithDemo(db: Transaction, organization: Organization, now: Date) {
  await refuseInhabited(db, organization)
  const clock = demoClock(organization, now)
  await updateOrganization(clock.context(58), db, { profile })
  const agents = [frontDesk, projectDesk]
  const agentIds = new Map<string, number>()
  for (const agent of agents) agentIds.set(agent.body.slug, await loadAgent(clock, db, agent))
  await loadCatalog(clock, db)
  const knowledge = await loadKnowledge(clock, db)
  await loadProposals(clock, db, knowledge)
  await loadGaps(clock, db, agentIds, knowledge)
  const scenarios = readScenarios()
  putScenarios(db, scenarios, now)
  return {
    agents: agents.length,
    voice_profiles: voices.length,
    services: services.length,
    fit_criteria: fitCriteria.length,
    knowledge_facts: knowledge.facts.size + ownerFacts.length,
    knowledge_sources: sources.length,
    resource_drafts: proposals.length,
    knowledge_gaps: gaps.length,
    scenarios: scenarios.length,
  }
}

async function refuseInhabited(db: Transaction, { slug }: Organization) {
  db.hold(namesLock('agents'))
  const [agent] = await db.query(
    (sql) => sql`select 1 from agents where organization_id = ${db.organization_id} limit 1`,
  )
  if (agent)
    throw new OperatorRefusal(
      `"${slug}" already has agents, but the demo needs an empty organization: ` +
        'create one with `foyer organizations create`.',
    )
}
