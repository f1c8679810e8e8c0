import { checkDirectory } from './check_directory.ts'
import type { Address, Sql } from './connect.ts'
import { type Database, type OpenOptions, openDatabase } from './database.ts'
import { type Databases, firstName, type InOrganization } from './databases.ts'
import { openHomes } from './homes.ts'
import { mergedListener } from './merged_listener.ts'
import { routedTenant } from './routed_tenant.ts'
import { StorageRefusal } from './storage_refusal.ts'
import { UnknownHome } from './unknown_home.ts'

/** A database beside the first one. */
export interface FurtherDatabase {
  name: string
  address: Address
}

/**
 * Opens the first database and those beside it. Where there is none beside it, requests go to it straight away: nobody
 * asks where an organization lives.
 */
export async function openDatabases(
  address: Address,
  further: readonly FurtherDatabase[],
  options: OpenOptions,
): Promise<Databases> {
  const isOneOfSeveral = further.length > 0
  const first = await openDatabase(address, { ...options, isOneOfSeveral })
  const all = [first]
  try {
    for (const { name, address } of further) {
      // Replicas and the pooler are those of the first one.
      const own = { ...options, isOneOfSeveral, name, pooler: undefined, replicas: [] }
      all.push(await openDatabase(address, own).catch((error: unknown) => refuseToOpen(name, error)))
    }
    await checkDirectory(all)
    return isOneOfSeveral ? together(first, all) : first
  } catch (error) {
    await closeAll(all)
    throw error
  }
}

/** No word of its address: it may hold a password. */
function refuseToOpen(name: string, error: unknown): never {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') throw error
  throw new StorageRefusal(
    `The database "${name}" of FOYER_DATABASES cannot be opened (${code}): start it, or correct its address.`,
    { cause: error },
  )
}

const closeAll = async (all: readonly Database[]) => {
  await Promise.all(all.map((database) => database.close()))
}

function together(first: Database, all: readonly Database[]): Databases {
  const homes = openHomes(first)
  const byName = new Map(all.map((database) => [database.name, database]))

  function named(name: string | null, organization_id: number): Database {
    const home = byName.get(name ?? firstName)
    if (!home) throw new UnknownHome(organization_id, name ?? firstName)
    return home
  }

  function homeOf(organization_id: number): Database | Promise<Database> {
    const found = homes.find(organization_id)
    return found instanceof Promise
      ? found.then((name) => named(name, organization_id))
      : named(found, organization_id)
  }

  /** Of an organization that is being moved there are rows in two databases. */
  async function atHome<Row extends InOrganization>(
    database: Database,
    rows: readonly Row[],
  ): Promise<Row[]> {
    const kept: Row[] = []
    for (const row of rows) {
      if ((await homeOf(row.organization_id)) === database) kept.push(row)
    }
    return kept
  }

  return {
    all,
    system: first.system,
    homeOf,
    tenant(organization_id) {
      return routedTenant(organization_id, {
        find() {
          const home = homeOf(organization_id)
          return home instanceof Promise
            ? home.then((database) => database.tenant(organization_id))
            : home.tenant(organization_id)
        },
        forget: () => homes.forget(organization_id),
      })
    },
    async findAnywhere<Row extends InOrganization>(look: (system: Sql) => Promise<Row | undefined>) {
      const looks = await Promise.allSettled(
        all.map(async (database) => {
          const row = await look(database.system)
          return atHome(database, row ? [row] : [])
        }),
      )
      for (const each of looks) if (each.status === 'fulfilled' && each.value[0]) return each.value[0]
      for (const each of looks) if (each.status === 'rejected') throw each.reason
      return undefined
    },
    async listEverywhere<Row extends InOrganization>(look: (system: Sql) => Promise<Row[]>) {
      const found = await Promise.all(
        all.map(async (database) => atHome(database, await look(database.system))),
      )
      return found.flat()
    },
    snapshot: async (organization_id, work) =>
      (await homeOf(organization_id)).snapshot(organization_id, work),
    replicas: {
      async list(tenant, read) {
        const home = await homeOf(tenant.organization_id)
        return home === first ? first.replicas.list(tenant, read) : read(tenant)
      },
      figures: first.replicas.figures,
    },
    listener: mergedListener(all.map(({ listener }) => listener)),
    loads: () =>
      Object.fromEntries(
        all.flatMap((database) =>
          Object.entries(database.loads()).map(([pool, load]) => [
            database === first ? pool : `${database.name}_${pool}`,
            load,
          ]),
        ),
      ),
    async close() {
      homes.close()
      await closeAll(all)
    },
  }
}
