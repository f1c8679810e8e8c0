import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  listOf,
  NonBlankText,
  OneOf,
  Resource,
  Slug,
  Text,
} from './common.ts'
import { knowledgeFact as example, ownerFact } from './examples/knowledge.ts'
import { defineOperation } from './operation.ts'
import { factOrigins, factTiers, factTopics, suppressionScopes } from './vocabulary.ts'

const topic = 'What the fact is about.'
const tier =
  '`universal` facts are given to a language model in every reply, `situational` ones when they are relevant to the question.'

/** §2.6. */
export const KnowledgeFact = Resource('knowledge_fact', 'One statement that agents can answer with.', {
  id: Id(),
  text: Text('The statement, understandable on its own.'),
  origin: OneOf(factOrigins, 'Whether it was digested from a source or written by you.'),
  tier: OneOf(factTiers, tier),
  source_id: Id('The source that states it. Facts you wrote belong to the source "Owner\'s facts".'),
  reviewed: Flag('Whether someone has reviewed it. Does not affect its use.'),
  archived: ArchivedFlag,
  supported: Flag('`false` means the source no longer states it: it is kept for the record and not used.'),
  created_at: CreatedAt,
  topic: OneOf(factTopics, topic),
  tier_pinned: Flag('Whether you chose the tier. If so, reading the source again does not change it.'),
  source_title: Text('The title of the source.'),
  suppression_scope: Type.Optional(
    OneOf(
      suppressionScopes,
      'Present while the fact is archived: `source` archives this fact only, `organization` every equal statement.',
    ),
  ),
  excluded_agents: Agents('The agents for which the fact is switched off.'),
})

const Exclusion = ClosedObject({ agent: Slug('The agent to switch the fact off or on for.') })
const read = { group: 'Knowledge facts', access: 'read' } as const
const write = { group: 'Knowledge facts', access: 'write' } as const

export const knowledgeFacts = {
  listKnowledgeFacts: defineOperation({
    ...read,
    id: 'listKnowledgeFacts',
    method: 'GET',
    path: '/knowledge_facts',
    summary: 'List facts',
    description: 'Returns facts, newest first. Facts that their source no longer states are included.',
    query: ListQuery({
      source_id: Type.Optional(Id('Only facts of this source.')),
      passage_id: Type.Optional(Id('Only facts that this passage states.')),
      agent: Type.Optional(
        Slug(
          'Only facts this agent may use: live, supported, not switched off, and from a source it may use.',
        ),
      ),
      topic: Type.Optional(OneOf(factTopics, 'Only facts about this topic.')),
      tier: Type.Optional(OneOf(factTiers, 'Only facts of this tier.')),
      origin: Type.Optional(OneOf(factOrigins, 'Only facts of this origin.')),
      reviewed: Type.Optional(Flag('Only facts that are, or are not, reviewed.')),
      supported: Type.Optional(Flag('Only facts that their source still states, or no longer states.')),
      query: Type.Optional(
        NonBlankText(
          'Only facts with all these words. `-word` excludes, `"a phrase"` keeps words together.',
          500,
        ),
      ),
      ...includeArchived,
    }),
    response: List(KnowledgeFact),
    answer: listOf(example),
  }),
  createKnowledgeFact: defineOperation({
    ...write,
    id: 'createKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts',
    summary: 'Add a fact',
    description:
      'Adds a statement of your own. It counts as reviewed, and agents can use it immediately. Refused if an equal statement is archived for the whole organization.',
    body: ClosedObject({
      text: NonBlankText('The statement. Write it so that it can be understood on its own.'),
      ...Changes({
        topic: OneOf(factTopics, `${topic} Defaults to \`practical\`.`),
        tier: OneOf(factTiers, `${tier} Defaults to \`situational\`.`),
      }).properties,
    }),
    status: 201,
    response: KnowledgeFact,
    errors: ['resource_archived'],
    example: { text: 'Workshops take place in Hamburg or online.', topic: 'practical' },
    answer: ownerFact,
  }),
  getKnowledgeFact: defineOperation({
    ...read,
    id: 'getKnowledgeFact',
    method: 'GET',
    path: '/knowledge_facts/{id}',
    summary: 'Get a fact',
    description: 'Returns one fact, even if it is archived or unsupported.',
    response: KnowledgeFact,
    answer: example,
  }),
  updateKnowledgeFact: defineOperation({
    ...write,
    id: 'updateKnowledgeFact',
    method: 'PATCH',
    path: '/knowledge_facts/{id}',
    summary: 'Update a fact',
    description:
      'Changes only the fields you send. Sending `tier` also pins it; `tier_pinned: false` lets the tier change the next time the source is read.',
    body: Changes({
      text: NonBlankText(
        'The statement. Only for facts you wrote: correct a digested one with `POST /knowledge_facts/{id}/correction`.',
      ),
      topic: OneOf(factTopics, topic),
      tier: OneOf(factTiers, tier),
      tier_pinned: Flag('Whether the tier stays when the source is read again.'),
      reviewed: Flag('Whether you have reviewed it. Does not affect its use.'),
    }),
    response: KnowledgeFact,
    errors: ['resource_archived'],
    example: { tier: 'universal', reviewed: true },
    answer: { ...example, tier: 'universal', tier_pinned: true },
  }),
  correctKnowledgeFact: defineOperation({
    ...write,
    id: 'correctKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts/{id}/correction',
    summary: 'Correct a fact',
    description:
      'Archives the fact for the whole organization and adds your own statement in its place, with the same topic, tier and exclusions. Reading the source again does not bring the old one back. Returns the new fact.',
    body: ClosedObject({
      text: NonBlankText('The correct statement. Write it so that it can be understood on its own.'),
    }),
    status: 201,
    response: KnowledgeFact,
    errors: ['resource_archived'],
    example: { text: 'An audit takes two weeks.' },
    answer: { ...ownerFact, text: 'An audit takes two weeks.' },
  }),
  batchUpdateKnowledgeFacts: defineOperation({
    ...write,
    id: 'batchUpdateKnowledgeFacts',
    method: 'POST',
    path: '/knowledge_facts/batch_update',
    summary: 'Update several facts at once',
    description:
      'Changes all of these facts or none of them. Returns the facts as they are now, in the order you sent.',
    body: ClosedObject({
      fact_ids: ListOf(Id(), {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        description: 'The facts to change: at most 100.',
      }),
      ...Changes({
        reviewed: Flag('Whether you have reviewed them.'),
        topic: OneOf(factTopics, topic),
        tier: OneOf(factTiers, `${tier} Also pins it.`),
        tier_pinned: Flag('Whether the tier stays when the source is read again.'),
        archived: Flag('`true` archives each fact for its source, `false` restores it.'),
        exclude_agents: AgentSet('Switch the facts off for these agents.'),
        include_agents: AgentSet('Switch the facts back on for these agents.'),
      }).properties,
    }),
    response: List(KnowledgeFact),
    errors: ['resource_archived'],
    example: { fact_ids: [41], reviewed: true },
    answer: listOf(example),
  }),
  archiveKnowledgeFact: defineOperation({
    ...write,
    id: 'archiveKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts/{id}/archive',
    summary: 'Archive a fact',
    description:
      'Agents no longer use the fact, and reading its source again does not bring it back. Archiving it again with another scope changes the scope.',
    body: Changes({
      suppression_scope: OneOf(
        suppressionScopes,
        '`source` archives this fact, `organization` every equal statement of any source, now and later. Defaults to `source`, or to the scope it already has.',
      ),
    }),
    response: KnowledgeFact,
    example: { suppression_scope: 'organization' },
    answer: { ...example, archived: true, suppression_scope: 'organization' },
  }),
  restoreKnowledgeFact: defineOperation({
    ...write,
    id: 'restoreKnowledgeFact',
    method: 'DELETE',
    path: '/knowledge_facts/{id}/archive',
    summary: 'Restore a fact',
    description: 'If it was archived for the organization, all equal statements are restored with it.',
    response: KnowledgeFact,
    answer: example,
  }),
  excludeKnowledgeFact: defineOperation({
    ...write,
    id: 'excludeKnowledgeFact',
    method: 'POST',
    path: '/knowledge_facts/{id}/exclusion',
    summary: 'Exclude a fact for an agent',
    description:
      'That agent no longer uses the fact; other agents still do. Refused for archived facts and agents.',
    body: Exclusion,
    response: KnowledgeFact,
    errors: ['resource_archived'],
    example: { agent: 'front-desk' },
    answer: { ...example, excluded_agents: ['front-desk'] },
  }),
  includeKnowledgeFact: defineOperation({
    ...write,
    id: 'includeKnowledgeFact',
    method: 'DELETE',
    path: '/knowledge_facts/{id}/exclusion',
    section: '§4.6',
    summary: 'Include a fact for an agent',
    description: 'Removes the exclusion for that agent. If there was none, nothing changes.',
    body: Exclusion,
    response: KnowledgeFact,
    example: { agent: 'front-desk' },
    answer: example,
  }),
}
