import { randomInt } from 'node:crypto'
import { sessionCookieName } from '../../platform/http/index.ts'
import type { SignInRequest } from './bind.ts'
import type { PersonRow } from './people_repository.ts'
import { cookieValueOf, tokenIn } from './session_cookie.ts'
import * as repository from './sessions_repository.ts'
import type { SignInDependencies } from './sign_in_dependencies.ts'

/** Sessions begin here, go on while they are used, and end. */

const daySeconds = 24 * 60 * 60
const lifeSeconds = 30 * daySeconds
const expiryAt = (now: Date) => new Date(now.getTime() + lifeSeconds * 1000)

export interface SignedInPerson extends PersonRow {
  session_id: number
}

export async function beginSession(
  { database, cookieKeys }: SignInDependencies,
  request: SignInRequest,
  { id: user_id }: PersonRow,
) {
  const { address, browser, now } = request
  const token = newToken()
  await repository.insert(
    database.system,
    { user_id, token, address, browser, expires_at: expiryAt(now) },
    now,
  )
  setCookie(request, cookieValueOf(token, cookieKeys), lifeSeconds)
}

/** Null when nobody is signed in. A session that is used goes on: at most once a day it is written down. */
export async function findSignedInPerson(
  { database, cookieKeys }: SignInDependencies,
  request: SignInRequest,
): Promise<SignedInPerson | null> {
  const { now } = request
  const token = tokenIn(request.cookies, cookieKeys)
  const found = token === undefined ? null : await repository.findPerson(database.system, token, now)
  if (!found || token === undefined) return null
  const { expires_at, ...person } = found
  if (expires_at.getTime() <= now.getTime() + (lifeSeconds - daySeconds) * 1000) {
    await repository.extend(database.system, person.session_id, expiryAt(now), now)
    setCookie(request, cookieValueOf(token, cookieKeys), lifeSeconds)
  }
  return person
}

export async function endSession({ database, cookieKeys }: SignInDependencies, request: SignInRequest) {
  const token = tokenIn(request.cookies, cookieKeys)
  if (token !== undefined) await repository.end(database.system, token)
  takeCookie(request)
}

export async function endAllSessions(
  { database }: SignInDependencies,
  request: SignInRequest,
  { id }: PersonRow,
) {
  await repository.endAll(database.system, id)
  takeCookie(request)
}

const takeCookie = (request: SignInRequest) => setCookie(request, '', 0)

const setCookie = (request: SignInRequest, value: string, maxAgeSeconds: number) =>
  request.setCookie({ name: sessionCookieName, value, maxAgeSeconds, path: '/' })

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 190 bits. */
const newToken = () => Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('')
