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
  Integer,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  limits,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { deletionNote } from './examples/deletion_note.ts'
import { knowledgeSource as example } from './examples/knowledge.ts'
import { defineOperation } from './operation.ts'
import { sourceKinds, sourceOrders, sourceStatuses } from './vocabulary.ts'

/** A file travels in its body, a third longer than it is. */
const uploadBytes = 32 * 1024 * 1024

const PathPattern = Type.String({
  maxLength: 500,
  pattern: '^/[^\\s\\u0000\\uD800-\\uDFFF?#]*$',
  'x-rule': 'must be a path that starts with "/"; * stands for any characters',
})

/** Text on the wire, bytes for whoever handles the request. */
const File = (description: string) =>
  Type.Unsafe<Uint8Array>(Type.String({ contentEncoding: 'base64', description }))

/** Why something could not be read. */
export const SourceFailure = ClosedObject(
  {
    code: Name('A short code for programs.'),
    message: Text('What went wrong, for people.'),
    lasting: Flag('Whether trying again without a change would fail again.'),
  },
  { description: 'Why the last ingestion run failed. Absent otherwise.' },
)

export const KnowledgeSource = Resource(
  'knowledge_source',
  'A text, page, site or file that facts are read from.',
  {
    id: Id(),
    kind: OneOf(sourceKinds, 'What the source is. Decides which of the other fields it has. Never changes.'),
    title: Name('Shown beside the facts of the source in lists and searches.'),
    url: Type.Optional(Url('The page, or where reading the site starts. Only for pages and sites.')),
    text: Type.Optional(
      Text('The text itself. Only for texts; left out of lists and events.', limits.source),
    ),
    filename: Type.Optional(Name('The name of the uploaded file. Only for files.')),
    checksum: Type.Optional(
      Text('SHA-256 of the text or file, in hexadecimal. Only for texts and files.', 64),
    ),
    max_pages: Type.Optional(Integer('How many pages of the site are read at most.')),
    include: Type.Optional(ListOf(PathPattern, { description: 'Only these paths of the site are read.' })),
    exclude: Type.Optional(ListOf(PathPattern, { description: 'These paths of the site are never read.' })),
    status: OneOf(
      sourceStatuses,
      'The state of the last ingestion run. The facts from an earlier run stay in use while the source is read again, and if that fails.',
    ),
    error: Type.Optional(SourceFailure),
    progress: Type.Optional(
      ClosedObject(
        {
          stage: Name('What the run is doing, as in `ingestion_run.stage`.'),
          done: Integer('Steps of the stage that are done: documents, while reading.'),
          total: Integer('Steps of the stage known so far. Grows while a site is explored.'),
        },
        { description: 'The progress of the current run. Absent when none is running.' },
      ),
    ),
    passages_count: Integer('How many passages were read from it.'),
    facts_count: Integer('How many of its facts are not archived.'),
    refresh_hours: Nullable(
      Integer('The source is read again after this many hours. `null` means only when asked.'),
    ),
    knowledge_gap_id: Type.Optional(Id('The gap the source was added to answer.')),
    agents: Nullable(
      Agents('The agents that may use the source. `null` means all of them, including future ones.'),
    ),
    reviewed: Flag('Whether someone has reviewed what was read. Does not affect its use.'),
    archived: ArchivedFlag,
    created_at: CreatedAt,
    ingested_at: Type.Optional(Timestamp('When it was last read successfully.')),
    deletion_note: Type.Optional(Text('Where copies may remain, and until when. Returned only by delete.')),
  },
)

/** What each kind has is in rules.ts of the server: a field of another kind is refused there by name. */
const content = {
  text: NonBlankText(
    'Plain text or Markdown. Required for the kind `text`, and only accepted there.',
    limits.source,
  ),
  url: Url('The page to read, or where to start on a site. Required for `page` and `site`.'),
  filename: Name('The name of the file, with its extension. Required for `file`.'),
  content: File('The file in base64, with padding. Required for `file` unless you upload a form.'),
}
const settings = {
  title: Name('What to call the source. Derived from the content by default.'),
  max_pages: Integer('How many pages to read at most. Only for sites; defaults to 100.', {
    minimum: 1,
    maximum: 5000,
  }),
  include: ListOf(PathPattern, {
    description: 'Read only paths that match one of these; `*` matches anything. Only for sites.',
  }),
  exclude: ListOf(PathPattern, { description: 'Never read paths that match one of these. Only for sites.' }),
  refresh_hours: Nullable(
    Integer('Read the source again after this many hours. Only for pages and sites; `null` means never.', {
      minimum: 1,
      maximum: 8760,
    }),
  ),
  agents: Nullable(
    AgentSet('The agents that may use the source. `null`, the default, means all; an empty list means none.'),
  ),
}

const read = { group: 'Knowledge sources', access: 'read' } as const
const write = { group: 'Knowledge sources', access: 'write' } as const

export const knowledgeSources = {
  listKnowledgeSources: defineOperation({
    ...read,
    id: 'listKnowledgeSources',
    method: 'GET',
    path: '/knowledge_sources',
    summary: 'List sources',
    description:
      "Returns sources, newest first unless `order` says otherwise, without their texts. The source of the owner's facts is one of them.",
    query: ListQuery({
      status: Type.Optional(OneOf(sourceStatuses, 'Only sources in this status.')),
      kind: Type.Optional(OneOf(sourceKinds, 'Only sources of this kind.')),
      query: Type.Optional(
        NonBlankText('Only sources whose title, address or file name contains this.', limits.name),
      ),
      order: Type.Optional(
        OneOf(
          sourceOrders,
          '`newest` first, which is the default; by `title`; most `facts` first; or last read first.',
        ),
      ),
      ...includeArchived,
    }),
    response: List(KnowledgeSource),
    answer: listOf(example),
  }),
  createKnowledgeSource: defineOperation({
    ...write,
    id: 'createKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources',
    summary: 'Add a source',
    description:
      'Stores the source and starts an ingestion run, which reads it in the background. While the organization is paused, the run starts when it is resumed. A file can also be uploaded as a form with the field `file`.',
    body: ClosedObject({
      kind: OneOf(sourceKinds, 'What you are adding. Decides which content fields are required.'),
      ...Changes({
        ...content,
        ...settings,
        knowledge_gap_id: Id('The gap this source is meant to answer. Set as its `knowledge_source_id`.'),
      }).properties,
    }),
    bodyLimitBytes: uploadBytes,
    form: { kind: 'file' },
    status: 201,
    response: KnowledgeSource,
    errors: ['parameter_missing', 'resource_archived'],
    example: { kind: 'text', text: '# Opening hours\n\nWe are open from Monday to Friday, 9 to 17.' },
    answer: {
      object: 'knowledge_source',
      id: 4,
      kind: 'text',
      title: 'Opening hours',
      text: '# Opening hours\n\nWe are open from Monday to Friday, 9 to 17.',
      checksum: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      status: 'queued',
      passages_count: 0,
      facts_count: 0,
      refresh_hours: null,
      agents: null,
      reviewed: false,
      archived: false,
      created_at: '2026-03-02T09:00:00.000Z',
    },
  }),
  getKnowledgeSource: defineOperation({
    ...read,
    id: 'getKnowledgeSource',
    method: 'GET',
    path: '/knowledge_sources/{id}',
    summary: 'Get a source',
    description:
      'Returns one source. The text of a text source is included. Uploaded files cannot be downloaded.',
    response: KnowledgeSource,
    answer: example,
  }),
  updateKnowledgeSource: defineOperation({
    ...write,
    id: 'updateKnowledgeSource',
    method: 'PATCH',
    path: '/knowledge_sources/{id}',
    summary: 'Update a source',
    description:
      'Changes only the fields you send. New content is stored immediately but not read until the next ingestion run: start one with `POST /knowledge_sources/{id}/ingest`.',
    body: Changes({
      ...content,
      ...settings,
      reviewed: Flag('Whether you have reviewed what was read. Does not affect its use.'),
    }),
    bodyLimitBytes: uploadBytes,
    form: {},
    response: KnowledgeSource,
    errors: ['resource_archived'],
    example: { title: 'Services', reviewed: true },
    answer: { ...example, title: 'Services' },
  }),
  deleteKnowledgeSource: defineOperation({
    ...write,
    id: 'deleteKnowledgeSource',
    method: 'DELETE',
    path: '/knowledge_sources/{id}',
    summary: 'Delete a source',
    description:
      "Permanently deletes the source with its facts, passages, ingestion runs and ingestion instructions. Agents stop using it and it answers 404 immediately; its contents are deleted in the background. The source of the owner's facts cannot be deleted. Returns the source as it was, with a note on where copies may remain.",
    response: KnowledgeSource,
    errors: ['resource_in_use'],
    answer: { ...example, deletion_note: deletionNote },
  }),
  archiveKnowledgeSource: defineOperation({
    ...write,
    id: 'archiveKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources/{id}/archive',
    summary: 'Archive a source',
    description:
      "Agents stop using its facts, which otherwise stay as they are. The source of the owner's facts cannot be archived.",
    response: KnowledgeSource,
    errors: ['resource_in_use'],
    answer: { ...example, archived: true },
  }),
  restoreKnowledgeSource: defineOperation({
    ...write,
    id: 'restoreKnowledgeSource',
    method: 'DELETE',
    path: '/knowledge_sources/{id}/archive',
    summary: 'Restore a source',
    description: 'Agents use its facts again. The source is not read again.',
    response: KnowledgeSource,
    answer: example,
  }),
}
