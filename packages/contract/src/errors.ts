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
    when: 'A signed-in person did not specify an organization they belong to, or an API key was used for an operation that is only for signed-in people.',
  },
  organization_paused: {
    type: 'invalid_request_error',
    statuses: [403],
    when: 'The organization is paused. Reading and editing still work.',
  },
  organization_unverified: {
    type: 'invalid_request_error',
    statuses: [403],
    when: 'The server administrator has not verified the organization yet.',
  },
  credits_exhausted: {
    type: 'invalid_request_error',
    statuses: [402],
    when: 'The organization has used up its credits.',
  },
  resource_missing: {
    type: 'invalid_request_error',
    statuses: [404],
    when: 'There is no such object in your organization.',
  },
  method_not_allowed: {
    type: 'invalid_request_error',
    statuses: [405, 403],
    when: 'The path does not support this method. 403 if the key or person lacks permission.',
  },
  resource_archived: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'You edited or used something that is archived, or wrote to a conversation that has ended.',
  },
  resource_in_use: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'The object is still in use, for example the active prompt version, a phase the flow needs, a voice profile that an agent uses, or the last owner.',
  },
  experiment_running: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'A running experiment uses this prompt version, or another experiment is running.',
  },
  not_revertible: {
    type: 'invalid_request_error',
    statuses: [409],
    when: 'The current state of the object does not allow this operation.',
  },
  idempotency_conflict: {
    type: 'invalid_request_error',
    statuses: [409, 412],
    when: 'The Idempotency-Key was used for another request, or that request is still running. 412 if If-Match names an older version.',
  },
  parameter_missing: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'A required parameter is missing.',
  },
  parameter_invalid: {
    type: 'invalid_request_error',
    statuses: [422, 400, 413, 415],
    when: 'A parameter has an invalid value. 400 if the JSON cannot be parsed, 413 if the body is too large, 415 if the content type is not supported.',
  },
  parameter_unknown: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'The operation has no such parameter.',
  },
  flow_invalid: {
    type: 'invalid_request_error',
    statuses: [422],
    when: 'The flow would not compile with this change. Nothing was saved.',
  },
  rate_limited: {
    type: 'rate_limit_error',
    statuses: [429],
    when: 'Too many requests. Retry-After says when to try again.',
  },
  internal: {
    type: 'api_error',
    statuses: [500, 503],
    when: 'Something failed on the server. 503 with Retry-After while the database cannot be reached.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errorTable
export const errorCodes = Object.keys(errorTable) as ErrorCode[]
