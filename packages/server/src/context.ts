import type { KeyRole } from '@foyer/contract'

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
