import { allOperations, integerParameters, type Operation } from '@foyer/contract'
import type { Random } from '@foyer/engine'
import { hostileTexts, mutate } from './mutate.ts'
import { type Schema, sample } from './sample.ts'

/** A generated request: valid, a mutation of a valid one, or hostile through and through. */
export interface GeneratedRequest {
  operation: Operation
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Ids and slugs that earlier answers showed, by the path segment that lists them. */
export type Pool = Map<string, (string | number)[]>

/** Streams do not end by themselves, and leaving the organization paused would make the rest dull. */
const generated = allOperations.filter(
  (operation) => !('stream' in operation && operation.stream) && operation.id !== 'pauseOrganization',
)

export function generateRequest(random: Random, pool: Pool): GeneratedRequest {
  const operation = random.pick(generated)
  const wild = random.chance(0.5)
  const body = operation.body && sample(operation.body as Schema, random)
  const twisted = wild && random.chance(0.7) ? mutate(body ?? {}, random) : body
  return {
    operation,
    method:
      wild && random.chance(0.05) ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) : operation.method,
    path: `/v1${pathOf(operation, random, pool, wild)}${queryOf(operation, random, wild)}`,
    headers: headersOf(random, wild),
    body: bodyText(twisted, random, wild),
  }
}

function pathOf({ path }: Operation, random: Random, pool: Pool, wild: boolean): string {
  let segment = ''
  return path
    .split('/')
    .map((part) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      if (name === undefined) {
        segment = part
        return part
      }
      return encodeURIComponent(String(parameter(name, segment, random, pool, wild)))
    })
    .join('/')
}

function parameter(
  name: string,
  segment: string,
  random: Random,
  pool: Pool,
  wild: boolean,
): string | number {
  const known = pool.get(segment) ?? []
  if (wild && random.chance(0.2))
    return random.pick(hostileTexts.filter((text) => text.isWellFormed())).slice(0, 400)
  if (known.length > 0 && random.chance(0.9)) return random.pick(known.slice(-200))
  return (integerParameters as readonly string[]).includes(name) ? 1 + random.below(500) : 'front-desk'
}

function queryOf({ query, dryRun }: Operation, random: Random, wild: boolean): string {
  const values = Object.entries((query ? sample(query as Schema, random) : {}) as Record<string, unknown>)
  if (dryRun && random.chance(0.1)) values.push(['dry_run', random.chance(0.8)])
  if (wild && random.chance(0.2))
    values.push([random.pick(['surprise', 'limit', 'dry_run', '__proto__']), random.pick(hostileTexts)])
  if (values.length === 0 || random.chance(0.3)) return ''
  return `?${values.map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(String(value)))}`).join('&')}`
}

function headersOf(random: Random, wild: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random.chance(0.2)) headers['idempotency-key'] = `fuzz-${random.below(300)}`
  if (random.chance(0.1)) headers['if-match'] = random.pick(['"1"', '"2"', '*', 'W/"1"', 'x', '"1", "2"'])
  if (wild && random.chance(0.1))
    headers['x-request-id'] = random.pick(['a b', '<script>', 'ok-1', 'x'.repeat(500)])
  if (wild && random.chance(0.05))
    headers['content-type'] = random.pick(['text/plain', 'application/xml', 'application/json; charset=x'])
  if (wild && random.chance(0.03))
    headers.authorization = random.pick(['Bearer sk_x', 'Basic x', 'Bearer', ''])
  return headers
}

function bodyText(body: unknown, random: Random, wild: boolean): string | undefined {
  if (wild && random.chance(0.05))
    return random.pick(['{', '[', '{"a":', 'nul', '"', '{"a":1,}', '\u0000', '[[[[[[[[[['])
  return body === undefined ? undefined : JSON.stringify(body)
}

const wellFormed = (text: string) => text.toWellFormed()

/** Remembers what an answer showed, so that later requests meet things that exist. */
export function harvest(pool: Pool, { operation }: GeneratedRequest, answer: unknown) {
  const segments = operation.path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  const remember = (segment: string, value: string | number) =>
    pool.set(segment, [...(pool.get(segment) ?? []).slice(-500), value])
  const { data, phases, object } = answer as {
    data?: object[]
    phases?: { id: number; slots: { id: number }[] }[]
    object?: string
  }
  const rows = (Array.isArray(data) ? data : [answer]) as {
    id?: number
    slug?: string
    object?: string
    version?: number
  }[]
  for (const row of rows) {
    if (row.slug && row.object === 'agent') remember('agents', row.slug)
    else if (row.object === 'flow_state') remember('states', row.id!)
    else if (row.object === 'information_slot') remember('slots', row.id!)
    else if (row.object === 'flow_version') remember('versions', row.version!)
    else if (row.id && row.object !== 'agent') for (const segment of segments) remember(segment, row.id)
  }
  if (object === 'flow')
    for (const phase of phases ?? []) {
      remember('states', phase.id)
      for (const slot of phase.slots) remember('slots', slot.id)
    }
}
