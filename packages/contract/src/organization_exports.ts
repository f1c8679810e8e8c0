import { Type } from 'typebox'
import {
  Count,
  CreatedAt,
  Id,
  List,
  ListQuery,
  listOf,
  OneOf,
  Resource,
  Stream,
  Timestamp,
} from './common.ts'
import { organizationExport as example } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { RunError } from './run_error.ts'
import { runStatuses } from './vocabulary.ts'

export const OrganizationExport = Resource(
  'organization_export',
  'All data of the organization in one file, without secrets.',
  {
    id: Id(),
    status: OneOf(runStatuses, 'The file can be downloaded once this is `completed`.'),
    bytes: Type.Optional(Count('The size of the file in bytes. Absent until it is written.')),
    error: Type.Optional(RunError),
    created_at: CreatedAt,
    completed_at: Type.Optional(Timestamp('When the export completed or failed.')),
  },
)

const read = { group: 'Organization', access: 'read' } as const

export const organizationExports = {
  exportOrganization: defineOperation({
    id: 'exportOrganization',
    method: 'POST',
    path: '/organization/export',
    group: 'Organization',
    access: 'write',
    summary: 'Export the organization',
    description:
      'Starts a background run that writes everything into one file, as of a single moment and without secrets. If an export is already queued, that one is returned.',
    status: 202,
    response: OrganizationExport,
    answer: { object: 'organization_export', id: 4, status: 'queued', created_at: example.created_at },
  }),
  listOrganizationExports: defineOperation({
    ...read,
    id: 'listOrganizationExports',
    method: 'GET',
    path: '/organization/exports',
    summary: 'List exports',
    description: 'Returns exports, newest first. They are deleted seven days after they end.',
    query: ListQuery({}),
    response: List(OrganizationExport),
    answer: listOf(example),
  }),
  getOrganizationExport: defineOperation({
    ...read,
    id: 'getOrganizationExport',
    method: 'GET',
    path: '/organization/exports/{id}',
    summary: 'Get an export',
    description: 'Poll this until `status` is `completed`. Exports are deleted seven days after they end.',
    response: OrganizationExport,
    answer: example,
  }),
  getOrganizationExportFile: defineOperation({
    ...read,
    id: 'getOrganizationExportFile',
    method: 'GET',
    path: '/organization/exports/{id}/file',
    summary: 'Download an export',
    description:
      'Returns JSON Lines: the first line names the format and the time, every other line is a row as `{"table": …, "row": {…}}`. Answers 404 until the export is completed.',
    mediaType: 'application/x-ndjson',
    response: Stream('JSON Lines, one object per line.'),
    answer: '{"table":"agents","row":{"id":1,"slug":"front-desk","name":"Front desk"}}\n',
  }),
}
