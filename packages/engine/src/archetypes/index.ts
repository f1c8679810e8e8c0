import type { Archetype } from '@foyer/contract/vocabulary'
import type { FlowDefinition } from '../flow/definition.ts'
import { discovery } from './discovery.ts'
import { intake } from './intake.ts'
import { qualification } from './qualification.ts'
import { phaseFromSeed, type SeedPhase } from './seed.ts'
import { support } from './support.ts'

/**
 * The flows that agents start with. They switch on only what works on the first day: navigation and
 * deliverables need pages and templates, which a new agent does not have.
 */
const seeds: Record<Archetype, readonly SeedPhase[]> = { discovery, qualification, support, intake }

const idle_minutes = 30

export function seedFlow(archetype: Archetype, agentName: string, nextId: () => number): FlowDefinition {
  const phases = seeds[archetype].map((seed, index) => phaseFromSeed(seed, index + 1, nextId))
  return { name: agentName, archetype, idle_minutes, phases }
}
