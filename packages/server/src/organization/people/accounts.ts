import type { Sql } from '../../platform/db/index.ts'

/** What better-auth does for us: passwords, and the sessions that its cookie opens. */
export interface Accounts {
  hash(password: string): Promise<string>
  /** Null when the address and the password do not belong together; which of them is wrong takes as long to find out. */
  signIn(exchange: AuthExchange, email: string, password: string): Promise<SignedInPerson | null>
  /** Null when nobody is signed in. A session that is used goes on. */
  current(exchange: AuthExchange): Promise<SignedInPerson | null>
  signOut(exchange: AuthExchange): Promise<void>
  signOutEverywhere(exchange: AuthExchange): Promise<void>
  /** Signs out everywhere else. False when the current password is wrong. */
  changePassword(exchange: AuthExchange, passwords: { current: string; next: string }): Promise<boolean>
}

export interface SignedInPerson {
  id: number
  name: string
  email: string
  session_id?: number
}

/** A request and its answer as better-auth deals with them. */
export interface AuthExchange {
  /** The cookie, the browser, and under `addressHeader` where the request came from. */
  headers: Headers
  /** Takes the cookies of an answer along. */
  pass(headers: Headers): void
}

export const addressHeader = 'x-foyer-address'

export interface AccountSettings {
  system: Sql
  secret: string
  publicUrl: string
}
