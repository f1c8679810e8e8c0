import { createAgent } from '../packages/server/src/agents/agents/service.ts'
import { createVoiceProfile } from '../packages/server/src/agents/catalog/voice_profiles/service.ts'
import { getFlow } from '../packages/server/src/agents/flow/service.ts'
import { createKey } from '../packages/server/src/operator/api_keys.ts'
import { createOrganization } from '../packages/server/src/operator/organizations.ts'
import type { Context } from '../packages/server/src/platform/context.ts'
import type { Address } from '../packages/server/src/platform/db/connect.ts'
import { type Database, openDatabase } from '../packages/server/src/platform/db/database.ts'

/** An organization that looks like a lived-in one, made by the service's own functions. */
export interface Fixture {
  key: string
  voice_profile_id: number
  /** One phase of each agent. */
  phases: { slug: string; id: number }[]
}

const voicesCount = 40

export async function prepareFixture(address: Address, slug: string, agentsCount: number): Promise<Fixture> {
  const now = new Date()
  const database = await openDatabase(address, { now })
  try {
    const organization = await createOrganization(database, { name: 'Bench & Sons', slug }, now)
    const { secret } = await createKey(database, organization, { name: 'bench' }, now)
    const actor = { type: 'system', name: 'bench' } as const
    const context = { organization, actor, operation: 'bench', request_id: 'bench', now }
    const phases = await makeAgents(database, context, agentsCount)
    const voice_profile_id = await makeVoices(database, context, phases)
    // Plans are made on what is there, not changed in mid-run by the autovacuum.
    await database.system`analyze`
    return { key: secret, phases, voice_profile_id }
  } finally {
    await database.close()
  }
}

async function makeAgents(database: Database, context: Context, count: number): Promise<Fixture['phases']> {
  const tenant = database.tenant(context.organization.id)
  const phases: Fixture['phases'] = []
  for (let n = 1; n <= count; n++) {
    const { slug } = await tenant.transaction((db) => createAgent(context, db, { name: `Agent ${n}` }))
    const { value: flow } = await getFlow(tenant, slug, {})
    phases.push({ slug, id: flow.phases[0]!.id })
  }
  return phases
}

async function makeVoices(database: Database, context: Context, phases: Fixture['phases']): Promise<number> {
  let id = 0
  for (let n = 0; n < voicesCount; n++) {
    const voice = await database.tenant(context.organization.id).transaction((db) =>
      createVoiceProfile(context, db, {
        name: `Voice ${n}`,
        languages: ['en', 'de'],
        agents: phases.slice(n, n + 1).map(({ slug }) => slug),
        formality: 'Polite, never stiff.',
        tone_rules: [
          'One thought per sentence.',
          'Speak of what the visitor gains.',
          'No exclamation marks.',
        ],
        banned_phrases: ['synergy', 'circle back'],
        preferred_phrases: ['Let us look at it together.'],
        sign_off_style: 'First name only.',
      }),
    )
    id = voice.id
  }
  return id
}
