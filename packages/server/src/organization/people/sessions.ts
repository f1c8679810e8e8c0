import type { Sql } from '../../platform/db/index.ts'
import type { Sessions } from '../../platform/http/index.ts'
import { type CookieKeys, tokenIn } from './session_cookie.ts'
import * as repository from './sessions_repository.ts'

/** Signed-in people as callers of `/v1`, by one statement. */
export function sessionsOf(system: Sql, keys: CookieKeys, now: () => Date): Sessions {
  return {
    async find(cookies, slug) {
      const token = tokenIn(cookies, keys)
      const row = token === undefined ? undefined : await repository.find(system, token, slug, now())
      if (!row) return null
      const { id, name, role, organization } = row
      if (role === null) return { caller: null }
      return { caller: { organization, actor: { type: 'person', id, name, role }, bucket: `person:${id}` } }
    },
  }
}
