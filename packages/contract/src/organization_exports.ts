import { Type } from 'typebox'
import { Id, OneOf, Resource, Stream, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { runStatuses } from './vocabulary.ts'

export const OrganizationExport = Resource('organization_export', {
  id: Id(),
  status: OneOf(runStatuses),
  bytes: Type.Optional(Type.Integer({ minimum: 0, description: 'The size of the file.' })),
  error: Type.Optional(
    Type.Object(
      { code: Type.String(), message: Type.String() },
      { additionalProperties: false, description: 'Why it failed.' },
    ),
  ),
  created_at: Timestamp(),
  completed_at: Type.Optional(Timestamp('When it was completed or failed.')),
})

export const organizationExports = {
  exportOrganization: defineOperation({
    id: 'exportOrganization',
    method: 'POST',
    path: '/organization/export',
    group: 'Organization',
    access: 'write',
    summary: 'Export everything of the organization',
    description:
      'Starts a run that writes one file of everything, as it stood at one moment, secrets left out. ' +
      'One that still waits to begin is returned instead of a second one.',
    status: 202,
    response: OrganizationExport,
  }),
  getOrganizationExport: defineOperation({
    id: 'getOrganizationExport',
    method: 'GET',
    path: '/organization/exports/{id}',
    group: 'Organization',
    access: 'read',
    summary: 'Get an export',
    description: 'Kept for seven days after it has ended.',
    response: OrganizationExport,
  }),
  getOrganizationExportFile: defineOperation({
    id: 'getOrganizationExportFile',
    method: 'GET',
    path: '/organization/exports/{id}/file',
    group: 'Organization',
    access: 'read',
    summary: 'Download the file of an export',
    description:
      'One JSON object a line: the first names the format and the time, every other one is a row, as ' +
      '{"table": …, "row": {…}}. Missing until the export is completed.',
    mediaType: 'application/x-ndjson',
    response: Stream('JSON Lines.'),
  }),
}
