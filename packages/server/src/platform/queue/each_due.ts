/** How sweeps go through what is due: portion by portion, and each by itself. */

/** What is due in an organization; in a list of organizations it has no id of its own. */
interface Due {
  organization_id: number
  id?: number
}

/** Which part of a list is wanted. */
export interface Portion<Item extends Due = Due> {
  after: Item | undefined
  limit: number
}

const portion = 100
/** So many failures are told in full; of the others, only their number. */
const mostTold = 20

/**
 * Works on everything that is due. `list` gives what comes after an item, in a fixed order: one that fails, or is left
 * as it is, is passed by and comes up again in the next run. Throws at the end if any of them failed.
 */
export async function eachDue<Item extends Due>(
  list: (wanted: Portion<Item>) => PromiseLike<Item[]>,
  work: (item: Item) => Promise<unknown>,
  limit = portion,
): Promise<void> {
  const errors: Error[] = []
  let failed = 0
  for (let after: Item | undefined; ; ) {
    const due = await list({ after, limit })
    for (const item of due)
      try {
        await work(item)
      } catch (error) {
        if (++failed <= mostTold) errors.push(new Error(`${nameOf(item)} failed`, { cause: error }))
      }
    if (due.length < limit) break
    // What failed is still due, and would come first again.
    after = due.at(-1)
  }
  if (failed > 0) throw new AggregateError(errors, `${failed} failed. The next run tries again.`)
}

const nameOf = ({ organization_id, id }: Due) =>
  id === undefined ? `organization ${organization_id}` : `organization ${organization_id}, id ${id}`

/** The steps of one sweep: a later one is taken even if an earlier one failed. */
export async function eachStep(...steps: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed.`)
  if (errors.length === 1) throw errors[0]
}
