import type { Sql } from './connect.ts'
import type { Listener } from './listener.ts'

/**
 * The directory: in which database an organization lives. Kept in the process and dropped when PostgreSQL notifies of
 * a change. While the listener is down nothing is kept, so that a server does not look where an organization was.
 */
export interface Homes {
  /** Null for the first database. */
  find(organization_id: number): string | null | Promise<string | null>
  /** What was kept has turned out to be wrong. */
  forget(organization_id: number): void
  close(): void
}

const mostKept = 100_000

export function openHomes({ system, listener }: { system: Sql; listener: Listener }): Homes {
  const kept = new Map<number, string | null>()
  let listening = false
  let changes = 0

  function forget(organization_id: number) {
    changes++
    kept.delete(organization_id)
  }

  const subscription = listener.subscribe('foyer_homes', {
    onPayload: (payload) => forget(Number(payload)),
    onUp() {
      kept.clear()
      listening = true
    },
    onDown() {
      changes++
      listening = false
      kept.clear()
    },
  })

  async function ask(organization_id: number): Promise<string | null> {
    const before = changes
    const [row] = await system<{ database: string }[]>`
      select database from organization_directory where organization = ${organization_id}`
    const home = row?.database ?? null
    // A change that was announced while we asked may concern this very row: then it is not kept.
    if (listening && before === changes && kept.size < mostKept) kept.set(organization_id, home)
    return home
  }

  return {
    find(organization_id) {
      const home = kept.get(organization_id)
      return home === undefined ? ask(organization_id) : home
    },
    forget,
    close: () => subscription.close(),
  }
}
