import type { Sql } from '../../platform/db/index.ts'
import { takingLink } from './mailed_links_repository.ts'
import { type ConfirmedPerson, settingPassword } from './people_repository.ts'

/**
 * Takes the link and sets the password, once: of two who come with the same link, the second gets null. Every session
 * ends.
 */
export async function takeReset(
  system: Sql,
  { token, hash }: { token: string; hash: string },
  now: Date,
): Promise<ConfirmedPerson | null> {
  const [row] = await system<ConfirmedPerson[]>`
    with ${takingLink(system, 'password_reset', token, now)},
    account as (${settingPassword(system, hash, now)}),
    sessions as (delete from user_sessions s using person where s.user_id = person.id returning 1)
    select id, name, email, exists (select from confirmation) as newly_confirmed from person`
  return row ?? null
}
