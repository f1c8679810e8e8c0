import { type Static, Type } from 'typebox'
import { ClosedObject, Count, Flag, ListOf, Name, OneOf, Resource, Slug, Text } from './common.ts'
import { readiness as example } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { readinessKeys, readinessLevels } from './vocabulary.ts'

const ReadinessItem = ClosedObject(
  {
    key: OneOf(readinessKeys, 'What is left to do. Stable, for programs. More may be added.'),
    level: OneOf(
      readinessLevels,
      '`required`: without it, visitors get no answers or no agent at all. `recommended`: the agent answers better with it.',
    ),
    message: Text('What is missing, and what to do about it.'),
    count: Type.Optional(Count('How many, where things are counted: gaps, sources, checks.')),
    fields: Type.Optional(
      ListOf(Name(), { description: 'Which fields or languages, where some are missing or not followed.' }),
    ),
  },
  { title: 'readiness_item', description: 'One thing that is left to do.' },
)

export const Readiness = Resource(
  'readiness',
  'What is left to do before the agent is good to talk to. It is worked out anew on every call.',
  {
    agent: Slug('The agent.'),
    ready: Flag('Whether nothing `required` is left.'),
    items: ListOf(ReadinessItem, {
      description: 'What is left to do, the most pressing first. Empty when all is done.',
    }),
  },
)
export type Readiness = Static<typeof Readiness>

export const agentReadiness = {
  getAgentReadiness: defineOperation({
    id: 'getAgentReadiness',
    method: 'GET',
    path: '/agents/{slug}/readiness',
    group: 'Agents',
    access: 'read',
    summary: 'Get what an agent still needs',
    description:
      'Returns what is left to do before the agent is good to talk to: missing knowledge, sources that could not be read, open gaps, services that are not linked, empty profile fields, languages without a greeting, and settings that need a model while none is set.',
    response: Readiness,
    answer: example,
  }),
}
