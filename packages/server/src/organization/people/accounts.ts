import type { Sql } from '../../platform/db/index.ts'

/** What better-auth does for us: passwords, and the sessions that its cookie opens. */
export interface Accounts {
  hash(password: string): Promise<string>
  /** Null when the address and the password do not belong together; which of them is wrong takes as long to find out. */
  signIn(exchange: Exchange, email: string, password: string): Promise<SignedIn | null>
  /** Null when nobody is signed in. A session that is used goes on. */
  current(exchange: Exchange): Promise<SignedIn | null>
  signOut(exchange: Exchange): Promise<void>
  signOutEverywhere(exchange: Exchange): Promise<void>
  /** Signs out everywhere else. False when the present password is wrong. */
  changePassword(exchange: Exchange, passwords: { current: string; next: string }): Promise<boolean>
}

export interface SignedIn {
  id: number
  name: string
  email: string
  session_id?: number
}

/** A request and its answer as better-auth deals with them. */
export interface Exchange {
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
