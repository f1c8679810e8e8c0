import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListQuery,
  Nullable,
  Resource,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'

export const IngestionInstruction = Resource('ingestion_instruction', {
  id: Id(),
  text: Words(),
  source_id: Nullable(Id('The source it is for; null = every source.')),
  position: Type.Integer({ description: 'Smaller ones come first; of two equal ones, the older.' }),
  archived: Type.Boolean(),
  created_at: Timestamp(),
})

const details = {
  source_id: Nullable(Id('The source it is for; null or absent = every source.')),
  position: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'The last one when absent.' }),
}

const group = 'Ingestion instructions'

export const ingestionInstructions = {
  listIngestionInstructions: defineOperation({
    id: 'listIngestionInstructions',
    method: 'GET',
    path: '/ingestion_instructions',
    group,
    access: 'read',
    summary: 'List ingestion instructions',
    query: ListQuery(includeArchived),
    response: List(IngestionInstruction),
  }),
  createIngestionInstruction: defineOperation({
    id: 'createIngestionInstruction',
    method: 'POST',
    path: '/ingestion_instructions',
    group,
    access: 'write',
    summary: 'Say how sources are to be read',
    body: Closed({ text: Words(), ...Changes(details).properties }),
    status: 201,
    response: IngestionInstruction,
    errors: ['resource_archived'],
    example: { text: 'Leave out job offers and press releases.' },
  }),
  getIngestionInstruction: defineOperation({
    id: 'getIngestionInstruction',
    method: 'GET',
    path: '/ingestion_instructions/{id}',
    group,
    access: 'read',
    summary: 'Get an ingestion instruction',
    response: IngestionInstruction,
  }),
  updateIngestionInstruction: defineOperation({
    id: 'updateIngestionInstruction',
    method: 'PATCH',
    path: '/ingestion_instructions/{id}',
    group,
    access: 'write',
    summary: 'Edit an ingestion instruction',
    body: Changes({ text: Words(), ...details }),
    response: IngestionInstruction,
    errors: ['resource_archived'],
    example: { position: 1 },
  }),
  archiveIngestionInstruction: defineOperation({
    id: 'archiveIngestionInstruction',
    method: 'POST',
    path: '/ingestion_instructions/{id}/archive',
    group,
    access: 'write',
    summary: 'Archive an ingestion instruction',
    response: IngestionInstruction,
  }),
  restoreIngestionInstruction: defineOperation({
    id: 'restoreIngestionInstruction',
    method: 'DELETE',
    path: '/ingestion_instructions/{id}/archive',
    group,
    access: 'write',
    summary: 'Restore an ingestion instruction',
    response: IngestionInstruction,
  }),
}
