import { type Archetype, type BuiltinLanguage, builtinLanguages } from '@foyer/contract/vocabulary'
import type { FlowDefinition } from '../flow/definition.ts'
import { answers } from './answers.ts'
import { booking } from './booking.ts'
import { discovery } from './discovery.ts'
import { intake } from './intake.ts'
import type { SeedOrganization } from './organization_slots.ts'
import { qualification } from './qualification.ts'
import { phaseFromSeed, type SeedPhase } from './seed.ts'
import { support } from './support.ts'

export type { SeedOrganization } from './organization_slots.ts'

/**
 * The flows that agents start with. They switch on only what works on the first day: navigation and
 * deliverables need pages and templates, which a new agent does not have.
 */
const seeds: Record<Archetype, (organization: SeedOrganization) => readonly SeedPhase[]> = {
  answers: () => answers,
  booking,
  discovery,
  qualification,
  support,
  intake,
}

const idle_minutes = 30

export function seedFlow(
  archetype: Archetype,
  agentName: string,
  nextId: () => number,
  organization: SeedOrganization = {},
): FlowDefinition {
  const language = seedLanguageFor(organization.locale)
  const phases = seeds[archetype](organization).map((seed, index) =>
    phaseFromSeed(seed, { position: index + 1, language, nextId }),
  )
  return { name: agentName, archetype, idle_minutes, phases }
}

/** `de-AT` is German. */
function seedLanguageFor(locale = 'en'): BuiltinLanguage {
  const primary = locale.toLowerCase().split('-', 1)[0]
  return builtinLanguages.find((language) => language === primary) ?? 'en'
}
