import { type Static, Type } from 'typebox'
import { ClosedObject, Count, Flag, Id, ListOf, Name, OneOf, Resource, Slug, Text } from './common.ts'
import { readiness as example } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { readinessKeys, readinessLevels } from './vocabulary.ts'

const remedy = {
  call: Type.Optional(
    ClosedObject(
      {
        operation: Name('The id of the operation.'),
        method: OneOf(['POST', 'PUT', 'PATCH', 'DELETE'], 'The method to send.'),
        path: Name('The path to send it to.'),
      },
      { title: 'readiness_call', description: 'The call that fixes it.' },
    ),
  ),
  href: Type.Optional(
    Name('The page of the dashboard where a person can fix it. Absent if there is none yet.'),
  ),
}

const ReadinessDetail = ClosedObject(
  {
    id: Type.Optional(Id('The id of what it is about. Absent for a prompt.')),
    title: Text('What it is about: a question, or the name of a source, service, phase, slot or prompt.'),
    message: Type.Optional(Text('What is wrong with it.')),
    count: Type.Optional(Count('How often it was asked, for a gap.')),
    fields: Type.Optional(
      ListOf(Name(), { description: 'The fields to fill in, as paths from the root of the body.' }),
    ),
    ...remedy,
  },
  { title: 'readiness_detail', description: 'One of several things that an item is about.' },
)

const ReadinessItem = ClosedObject(
  {
    key: OneOf(readinessKeys, 'What is left to do. Stable, for programs. More may be added.'),
    level: OneOf(
      readinessLevels,
      '`required`: without it, visitors get no answers, or no agent at all. `recommended`: with it, the agent answers better.',
    ),
    message: Text('What is missing, and what to do about it.'),
    count: Type.Optional(Count('How many there are, for things that can be counted: gaps, sources, checks.')),
    fields: Type.Optional(
      ListOf(Name(), { description: 'Which fields or languages are missing or not followed.' }),
    ),
    ...remedy,
    details: Type.Optional(
      ListOf(ReadinessDetail, {
        description:
          'The things it is about, most urgent first, at most ten. Each has its own call if they are fixed one by one.',
      }),
    ),
  },
  { title: 'readiness_item', description: 'One thing that is left to do.' },
)

export const Readiness = Resource(
  'readiness',
  'What is left to do before the agent is ready for visitors. It is computed on every call.',
  {
    agent: Slug('The agent.'),
    ready: Flag('Whether nothing `required` is left.'),
    items: ListOf(ReadinessItem, {
      description: 'What is left to do, most urgent first. Empty when everything is done.',
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
    summary: 'Get agent readiness',
    description:
      'Returns what is left to do before the agent is ready for visitors, each with the call or page that fixes it: errors and warnings of the flow, missing translations, prompts with warnings, settings that need a model, tools without what they need, sources that could not be read, failing checks, open gaps, nobody to notify when a visitor wants a person, and no site that may embed the agent.',
    response: Readiness,
    answer: example,
  }),
}
