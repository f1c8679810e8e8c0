import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { factOrigins, factTiers, factTopics, suppressionScopes } from './vocabulary.ts'

/** §2.6. */
export const KnowledgeFact = Resource('knowledge_fact', {
  id: Id(),
  text: Text(),
  origin: OneOf(factOrigins),
  tier: OneOf(factTiers),
  source_id: Id(),
  reviewed: Type.Boolean(),
  archived: Type.Boolean(),
  supported: Type.Boolean({ description: 'false = the source no longer states it; kept for the record.' }),
  created_at: Timestamp(),
  topic: OneOf(factTopics),
  tier_pinned: Type.Boolean(),
  source_title: Text(),
  suppression_scope: Type.Optional(OneOf(suppressionScopes, 'Present while the fact is archived.')),
  excluded_agents: ListOf(Slug(), { description: 'The agents the fact is switched off for.' }),
})

const Exclusion = Closed({ agent: Slug('The agent to switch the fact off or on for.') })

export const knowledgeFacts = {
  listKnowledgeFacts: defineOperation({
    id: 'listKnowledgeFacts',
    method: 'GET',
    path: '/knowledge_facts',
    group: 'Knowledge facts',
    access: 'read',
    summary: 'List facts',
    query: ListQuery({
      source_id: Type.Optional(Id()),
      agent: Type.Optional(Slug('Only what this agent may use.')),
      topic: Type.Optional(OneOf(factTopics)),
      tier: Type.Optional(OneOf(factTiers)),
      origin: Type.Optional(OneOf(factOrigins)),
      reviewed: Type.Optional(Type.Boolean()),
      supported: Type.Optional(Type.Boolean()),
      query: Type.Optional(Words('Full text.', 500)),
      ...includeArchived,
    }),
    response: List(KnowledgeFact),
  }),
  createKnowledgeFact: defineOperation({
    id: 'createKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts',
    group: 'Knowledge facts',
    access: 'write',
    summary: "State an owner's fact",
    body: Closed({
      text: Words(),
      ...Changes({
        topic: OneOf(factTopics, 'practical when absent.'),
        tier: OneOf(factTiers, 'situational when absent.'),
      }).properties,
    }),
    status: 201,
    response: KnowledgeFact,
    example: { text: 'Workshops take place in Hamburg or online.', topic: 'practical' },
  }),
  getKnowledgeFact: defineOperation({
    id: 'getKnowledgeFact',
    method: 'GET',
    path: '/knowledge_facts/{id}',
    group: 'Knowledge facts',
    access: 'read',
    summary: 'Get a fact',
    response: KnowledgeFact,
  }),
  excludeKnowledgeFact: defineOperation({
    id: 'excludeKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts/{id}/exclusion',
    group: 'Knowledge facts',
    access: 'write',
    summary: 'Switch a fact off for one agent',
    body: Exclusion,
    response: KnowledgeFact,
    errors: ['resource_archived'],
    example: { agent: 'front-desk' },
  }),
  includeKnowledgeFact: defineOperation({
    id: 'includeKnowledgeFact',
    method: 'DELETE',
    path: '/knowledge_facts/{id}/exclusion',
    group: 'Knowledge facts',
    access: 'write',
    section: '§4.6',
    summary: 'Switch a fact back on for one agent',
    body: Exclusion,
    response: KnowledgeFact,
    example: { agent: 'front-desk' },
  }),
}
