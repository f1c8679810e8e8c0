import type { Sql } from '../../platform/db/index.ts'
import { takingLink } from './mailed_links_repository.ts'
import type { ConfirmedPerson } from './people_repository.ts'

/** Takes the link, once: null for whoever comes second. */
export async function takeConfirmation(
  system: Sql,
  token: string,
  now: Date,
): Promise<ConfirmedPerson | null> {
  const [row] = await system<ConfirmedPerson[]>`
    with ${takingLink(system, 'email_confirmation', token, now)}
    select id, name, email, exists (select from confirmation) as newly_confirmed from person`
  return row ?? null
}
