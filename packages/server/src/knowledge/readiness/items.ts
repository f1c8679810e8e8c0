import type { Output, operations, ReadinessKey, ReadinessLevel } from '@foyer/contract'
import { readinessKeys } from '@foyer/contract'
import type { Problem } from '@foyer/engine'
import type { CountedKnowledge } from './repository.ts'

type Item = Output<typeof operations.getAgentReadiness>['items'][number]

export interface AgentStanding extends CountedKnowledge {
  agent: { archived: boolean; allowed_origins: string[] }
  warnings: Problem[]
  /** Languages without a greeting where one is needed. */
  greetingless: string[]
  /** Fields that only a model can follow, while none is set. */
  modelFields: string[]
  linkedServices: number
}

/** What is left to do, the most pressing first. */
export function itemsLeft(standing: AgentStanding): Item[] {
  return readinessKeys.flatMap((key) =>
    checks[key].left(standing).map((item) => ({ key, level: checks[key].level, ...item })),
  )
}

interface ReadinessCheck {
  level: ReadinessLevel
  /** Mostly one item or none. */
  left: (standing: AgentStanding) => Omit<Item, 'key' | 'level'>[]
}

const when = (isLeft: boolean, message: string) => (isLeft ? [{ message }] : [])
const whenCounted = (count: number, message: string) => (count > 0 ? [{ message, count }] : [])
const whenNamed = (fields: string[], message: (names: string) => string) =>
  fields.length > 0 ? [{ message: message(fields.join(', ')), fields }] : []

const checks: Record<ReadinessKey, ReadinessCheck> = {
  agent_archived: {
    level: 'required',
    left: ({ agent }) => when(agent.archived, 'The agent is archived and receives nobody. Restore it.'),
  },
  organization_paused: {
    level: 'required',
    left: ({ paused }) =>
      when(paused, 'The organization is paused, so no agent receives anybody. End the pause.'),
  },
  organization_unverified: {
    level: 'required',
    left: ({ verified }) =>
      when(!verified, 'The organization is not verified, so no agent receives anybody. Ask the operator.'),
  },
  no_knowledge: {
    level: 'required',
    left: ({ usableSources }) =>
      when(usableSources === 0, 'The agent has no knowledge to answer from. Add a source that it may use.'),
  },
  languages_need_model: {
    level: 'required',
    left: ({ warnings }) => warnings.filter(needsModelForLanguage).map(({ message }) => ({ message })),
  },
  sources_failed: {
    level: 'recommended',
    left: ({ failedSources }) =>
      whenCounted(failedSources, 'Some sources could not be read. Their errors say why.'),
  },
  checks_failed: {
    level: 'recommended',
    left: ({ failedChecks }) =>
      whenCounted(failedChecks, 'Some standing checks fail. Add the knowledge that they miss.'),
  },
  open_gaps: {
    level: 'recommended',
    left: ({ openGaps }) =>
      whenCounted(openGaps, 'Visitors asked what the agent could not answer. Close the open gaps.'),
  },
  no_services: {
    level: 'recommended',
    left: ({ services, linkedServices }) =>
      // guard: an organization without services misses none [services > 0]
      when(
        services > 0 && linkedServices === 0,
        'The organization has services, but the agent offers none of them. Link those that it may offer.',
      ),
  },
  profile_incomplete: {
    level: 'recommended',
    left: ({ profile }) =>
      whenNamed(
        missingFields(profile),
        (names) => `Visitors ask for these, and the profile does not have them: ${names}. Fill them in.`,
      ),
  },
  greeting_missing: {
    level: 'recommended',
    left: ({ greetingless }) =>
      whenNamed(
        greetingless,
        (names) => `The identity has no greeting for these languages: ${names}. Write one for each.`,
      ),
  },
  fields_need_model: {
    level: 'recommended',
    left: ({ modelFields }) =>
      whenNamed(
        modelFields,
        (names) => `Only a model can follow these, and none is set: ${names}. Set a model.`,
      ),
  },
  flow_warning: {
    level: 'recommended',
    left: ({ warnings }) =>
      // guard: a language that needs a model is told of once [!needsModelForLanguage(each) -> true]
      warnings.filter((each) => !needsModelForLanguage(each)).map(({ message }) => ({ message })),
  },
  not_embedded: {
    level: 'recommended',
    left: ({ agent }) =>
      when(
        agent.allowed_origins.length === 0,
        'No site may embed the agent yet. Add the origin of your site to allowed_origins.',
      ),
  },
}

const needsModelForLanguage = ({ rule }: Problem) => rule === 'languages_are_spoken'

/** Visitors want to know where, when and how. One way to get in touch is enough. */
function missingFields({ address, opening_hours, phone, email }: Record<string, unknown>): string[] {
  return [
    ...(address ? [] : ['address']),
    ...(opening_hours ? [] : ['opening_hours']),
    // guard: one way to get in touch is enough [|| email ->]
    ...(phone || email ? [] : ['phone', 'email']),
  ]
}
