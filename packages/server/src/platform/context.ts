import type { KeyRole, MemberRole } from '@foyer/contract'

export interface Organization {
  id: number
  slug: string
  name: string
  default_locale: string
  paused: boolean
  verified: boolean
  /** What is left of them; null is no limit. */
  credits: number | null
}

export type Actor =
  | { type: 'api_key'; id: number; name: string; role: KeyRole }
  | { type: 'person'; id: number; name: string; role: MemberRole }
  /** Known by their conversation, once they have one. */
  | { type: 'visitor'; id?: number; name: string }
  /** The operator at the command line, or the server itself. */
  | { type: 'system'; name: string }

/** Who asks, for which organization, in which request, at what time. First argument of every service function. */
export interface Context {
  organization: Organization
  actor: Actor
  /** The id of the operation, for the audit log. */
  operation: string
  request_id: string
  now: Date
}
