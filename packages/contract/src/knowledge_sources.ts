import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  limits,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Url,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { sourceKinds, sourceStatuses } from './vocabulary.ts'

/** A file travels in its body, a third longer than it is. */
const uploadBytes = 32 * 1024 * 1024

const PathPattern = Type.String({
  maxLength: 500,
  pattern: '^/[^\\s\\u0000\\uD800-\\uDFFF?#]*$',
  'x-rule': 'must be a path that starts with "/"; * stands for any characters',
})

/** Why something could not be read. */
export const sourceFailure = Type.Object(
  {
    code: Name(),
    message: Text(),
    lasting: Type.Boolean({ description: 'Trying again as it is would not help.' }),
  },
  { additionalProperties: false },
)
const progress = Type.Object(
  { stage: Name(), done: Type.Integer(), total: Type.Integer() },
  { additionalProperties: false },
)

export const KnowledgeSource = Resource('knowledge_source', {
  id: Id(),
  kind: OneOf(sourceKinds),
  title: Name(),
  url: Type.Optional(Url()),
  text: Type.Optional(Text('Of a text; left out of lists and events.', limits.source)),
  filename: Type.Optional(Name()),
  checksum: Type.Optional(Text('SHA-256 of the text or file, in hexadecimal digits.', 64)),
  max_pages: Type.Optional(Type.Integer()),
  include: Type.Optional(ListOf(PathPattern)),
  exclude: Type.Optional(ListOf(PathPattern)),
  status: OneOf(sourceStatuses),
  error: Type.Optional(sourceFailure),
  progress: Type.Optional(progress),
  passages_count: Type.Integer(),
  facts_count: Type.Integer({ description: 'Its facts that are not archived.' }),
  refresh_hours: Nullable(Type.Integer({ description: 'Read again after so many hours; null = never.' })),
  knowledge_gap_id: Type.Optional(Id('The gap it was added for.')),
  agents: Nullable(ListOf(Slug(), { description: 'The agents that may use it; null = all.' })),
  reviewed: Type.Boolean({ description: 'The owner has looked at what was read from it.' }),
  archived: Type.Boolean(),
  created_at: Timestamp(),
  ingested_at: Type.Optional(Timestamp()),
})

/** What each kind has is in rules.ts of the server: a field of another kind is refused there by name. */
const content = {
  text: Words('Text or Markdown, of a text.', limits.source),
  url: Url('Of a page; of a site, where reading begins.'),
  filename: Name('Of a file.'),
  content: Type.String({ contentEncoding: 'base64', description: 'Of a file, in base64.' }),
}
const settings = {
  title: Name('Derived from the content when absent.'),
  max_pages: Type.Integer({ minimum: 1, maximum: 5000, description: 'Of a site; 100 when absent.' }),
  include: ListOf(PathPattern, { description: 'Of a site: only these paths, when there are any.' }),
  exclude: ListOf(PathPattern, { description: 'Of a site: never these paths.' }),
  refresh_hours: Nullable(
    Type.Integer({ minimum: 1, maximum: 8760, description: 'Of a page or a site; null = never.' }),
  ),
  agents: Nullable(
    ListOf(Slug(), { uniqueItems: true, description: 'The agents that may use it; null or absent = all.' }),
  ),
}

const group = 'Knowledge sources'

export const knowledgeSources = {
  listKnowledgeSources: defineOperation({
    id: 'listKnowledgeSources',
    method: 'GET',
    path: '/knowledge_sources',
    group,
    access: 'read',
    summary: 'List sources',
    query: ListQuery(includeArchived),
    response: List(KnowledgeSource),
  }),
  createKnowledgeSource: defineOperation({
    id: 'createKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources',
    group,
    access: 'write',
    summary: 'Add a source',
    description:
      'A text needs `text`, a page and a site `url`, a file `filename` and `content`, or a form with the field `file`. A run that reads it starts at ' +
      'once, or, while the organization is paused, when it is resumed.',
    body: Closed({
      kind: OneOf(sourceKinds),
      ...Changes({ ...content, ...settings, knowledge_gap_id: Id('The gap that it is to answer.') })
        .properties,
    }),
    bodyLimitBytes: uploadBytes,
    form: { kind: 'file' },
    status: 201,
    response: KnowledgeSource,
    errors: ['parameter_missing', 'resource_archived'],
    example: { kind: 'text', text: '# Opening hours\n\nWe are open from Monday to Friday, 9 to 17.' },
  }),
  getKnowledgeSource: defineOperation({
    id: 'getKnowledgeSource',
    method: 'GET',
    path: '/knowledge_sources/{id}',
    group,
    access: 'read',
    summary: 'Get a source',
    response: KnowledgeSource,
  }),
  updateKnowledgeSource: defineOperation({
    id: 'updateKnowledgeSource',
    method: 'PATCH',
    path: '/knowledge_sources/{id}',
    group,
    access: 'write',
    summary: 'Edit a source',
    description: 'New content is stored at once and read the next time the source is.',
    body: Changes({ ...content, ...settings, reviewed: Type.Boolean() }),
    bodyLimitBytes: uploadBytes,
    form: {},
    response: KnowledgeSource,
    errors: ['resource_archived'],
    example: { title: 'Opening hours', reviewed: true },
  }),
  archiveKnowledgeSource: defineOperation({
    id: 'archiveKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources/{id}/archive',
    group,
    access: 'write',
    summary: 'Archive a source',
    description: "Its facts are no longer used, and stay as they are. The owner's own facts cannot be.",
    response: KnowledgeSource,
    errors: ['resource_in_use'],
  }),
  restoreKnowledgeSource: defineOperation({
    id: 'restoreKnowledgeSource',
    method: 'DELETE',
    path: '/knowledge_sources/{id}/archive',
    group,
    access: 'write',
    summary: 'Restore a source',
    response: KnowledgeSource,
  }),
}
