import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  Integer,
  includeArchived,
  List,
  ListQuery,
  listOf,
  NonBlankText,
  Nullable,
  Resource,
} from './common.ts'
import { ingestionInstruction as example } from './examples/knowledge.ts'
import { defineOperation } from './operation.ts'

const instruction = 'What to do when reading, in one sentence: "Leave out job offers."'

export const IngestionInstruction = Resource(
  'ingestion_instruction',
  'A sentence that says how sources are read and digested into facts. The dashboard calls it an instruction.',
  {
    id: Id(),
    text: NonBlankText(instruction),
    source_id: Nullable(Id('The source it applies to. `null` means every source.')),
    position: Integer('Lower positions come first. If two are equal, the older one comes first.'),
    archived: ArchivedFlag,
    created_at: CreatedAt,
  },
)

const text = NonBlankText(instruction)
const details = {
  source_id: Nullable(Id('The source it applies to. `null`, the default, means every source.')),
  position: Integer('Lower positions come first. Comes last by default.', {
    minimum: 1,
    maximum: 2 ** 31 - 1,
  }),
}

const read = { group: 'Ingestion instructions', access: 'read' } as const
const write = { group: 'Ingestion instructions', access: 'write' } as const

export const ingestionInstructions = {
  listIngestionInstructions: defineOperation({
    ...read,
    id: 'listIngestionInstructions',
    method: 'GET',
    path: '/ingestion_instructions',
    summary: 'List ingestion instructions',
    description: 'Returns instructions, newest first, whatever their `position`.',
    query: ListQuery(includeArchived),
    response: List(IngestionInstruction),
    answer: listOf(example),
  }),
  createIngestionInstruction: defineOperation({
    ...write,
    id: 'createIngestionInstruction',
    method: 'POST',
    path: '/ingestion_instructions',
    summary: 'Create an ingestion instruction',
    description:
      'Takes effect the next time a source is read, even for documents that have not changed. If a run cannot follow it, the run lists it in `unfollowed_instructions`.',
    body: ClosedObject({ text, ...Changes(details).properties }),
    status: 201,
    response: IngestionInstruction,
    errors: ['resource_archived'],
    example: { text: 'Leave out job offers and press releases.' },
    answer: example,
  }),
  getIngestionInstruction: defineOperation({
    ...read,
    id: 'getIngestionInstruction',
    method: 'GET',
    path: '/ingestion_instructions/{id}',
    summary: 'Get an ingestion instruction',
    description: 'Returns one instruction, even if it is archived.',
    response: IngestionInstruction,
    answer: example,
  }),
  updateIngestionInstruction: defineOperation({
    ...write,
    id: 'updateIngestionInstruction',
    method: 'PATCH',
    path: '/ingestion_instructions/{id}',
    summary: 'Update an ingestion instruction',
    description: 'Changes only the fields you send. Takes effect the next time a source is read.',
    body: Changes({ text, ...details }),
    response: IngestionInstruction,
    errors: ['resource_archived'],
    example: { position: 1 },
    answer: example,
  }),
  archiveIngestionInstruction: defineOperation({
    ...write,
    id: 'archiveIngestionInstruction',
    method: 'POST',
    path: '/ingestion_instructions/{id}/archive',
    summary: 'Archive an ingestion instruction',
    description: 'Stops applying the next time a source is read. Facts stay as they are until then.',
    response: IngestionInstruction,
    answer: { ...example, archived: true },
  }),
  restoreIngestionInstruction: defineOperation({
    ...write,
    id: 'restoreIngestionInstruction',
    method: 'DELETE',
    path: '/ingestion_instructions/{id}/archive',
    summary: 'Restore an ingestion instruction',
    description: 'Applies again the next time a source is read.',
    response: IngestionInstruction,
    answer: example,
  }),
}
