import { hasLeft } from './storage_error.ts'
import type { Tenant } from './tenant.ts'

/** Where an organization's statements go. */
interface Route {
  find(): Tenant | Promise<Tenant>
  /** What is known of its home is out of date. */
  forget(): void
}

/** A tenant that finds its organization's home before each of its statements: it may move at any time. */
export const routedTenant = (organization_id: number, { find, forget }: Route): Tenant => ({
  organization_id,
  query: async (build) => (await find()).query(build),
  snapshot: async (work) => (await find()).snapshot(work),
  async transaction(work, options) {
    try {
      return await (await find()).transaction(work, options)
    } catch (error) {
      // It was refused at its very beginning, and has done nothing.
      if (!hasLeft(error)) throw error
      forget()
      return (await find()).transaction(work, options)
    }
  },
})
