import type { Operation, PathParameters, Readiness } from '@foyer/contract'

type Item = Readiness['items'][number]
export type Call = NonNullable<Item['call']>
export type Detail = NonNullable<Item['details']>[number]
/** An item names no more: `count` says how many there are. */
export const mostDetails = 10

/** What a check says of itself; its key and its level are added to it. */
export type Left = Omit<Item, 'key' | 'level'>

/** An operation of the API with its place filled in, ready to be sent. */
export function callOf<const Path extends string>(
  { id, method, path }: Pick<Operation<Path>, 'id' | 'method' | 'path'>,
  params: PathParameters<Path>,
): Call {
  const values = params as Record<string, string | number>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!))
  return { operation: id, method: method as Call['method'], path: `/v1${filled}` }
}

/** The pages of the dashboard where things are fixed. */
export type Pages = ReturnType<typeof pagesOf>

export function pagesOf(organization: string, agent: string) {
  const root = `/o/${organization}`
  return {
    try: `${root}/agents/${agent}/try`,
    embed: `${root}/agents/${agent}/embed`,
    sources: `${root}/knowledge/sources`,
    failedSources: `${root}/knowledge/sources?status=failed`,
    source: (id: number) => `${root}/knowledge/sources/${id}`,
    gaps: `${root}/knowledge/gaps?agent=${agent}`,
    gap: (id: number) => `${root}/knowledge/gaps/${id}`,
    notifications: `${root}/settings/notifications`,
    organization: `${root}/settings/organization`,
  }
}
