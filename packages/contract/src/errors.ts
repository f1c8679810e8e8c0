/** Every error the service can give (§7): the nineteen codes, their type, the statuses we chose, and when. */

export const errorTypes = [
  'authentication_error',
  'invalid_request_error',
  'rate_limit_error',
  'api_error',
] as const
export type ErrorType = (typeof errorTypes)[number]

interface ErrorRow {
  type: ErrorType
  /** The first one is the usual one; the others are named in `when`. */
  statuses: readonly [number, ...number[]]
  when: string
}

export const errorTable = {
  missing_api_key: {
    type: 'authentication_error',
    statuses: [401],
    when: 'No credentials were sent.',
  },
  invalid_api_key: {
    type: 'authentication_error',
    statuses: [401],
    when: 'The key is malformed, unknown, expired or revoked.',
  },
  organization_required: {
    type: 'invalid_request_error',
    statuses: [403],
    when: 'A signed-in person did not name an organization they belong to, or the operation is for people only.',
  },
  organization_paused: {
    type: 'invalid_request_error',
    statuses: [403],
    when: 'The organization is paused; reading and editing stay possible.',
  },
  organization_unverified: {
    type: 'invalid_request_error',
    statuses: [403],
    when: 'The organization is not verified yet.',
  },
  credits_exhausted: {
    type: 'invalid_request_error',
    statuses: [402],
    when: 'The credits of the organization are used up.',
  },
  resource_missing: {
    type: 'invalid_request_error',
    statuses: [404],
    when: 'No such resource in the calling organization.',
  },
  method_not_allowed: {
    type: 'invalid_request_error',
    statuses: [405, 403],
    when: 'The path does not know this method; 403 when the caller may only read.',
  },
  resource_archived: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'Something archived was edited or used; restore it first.',
  },
  resource_in_use: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'The resource is needed where it stands: the active prompt version, a phase the flow cannot lose, a worn voice.',
  },
  experiment_running: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'A running experiment draws this prompt version.',
  },
  not_revertible: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'The step back is not possible from the present state.',
  },
  idempotency_conflict: {
    type: 'invalid_request_error',
    statuses: [409, 412],
    when: 'The Idempotency-Key was used for another request or is still running; 412 when If-Match names an older version.',
  },
  parameter_missing: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'A required parameter is absent.',
  },
  parameter_invalid: {
    type: 'invalid_request_error',
    statuses: [422, 400, 413, 415],
    when: 'A parameter has a wrong value; 400 for unparseable JSON, 413 for too large a body, 415 for another content type.',
  },
  parameter_unknown: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'A parameter is not known to this operation.',
  },
  flow_invalid: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'The trial compile of the flow failed; nothing was kept.',
  },
  rate_limited: {
    type: 'rate_limit_error',
    statuses: [429],
    when: 'Too many requests; Retry-After says when to come back.',
  },
  internal: {
    type: 'api_error',
    statuses: [500, 503],
    when: 'Something failed on our side; 503 with Retry-After while storage is unreachable.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as ErrorCode[]
