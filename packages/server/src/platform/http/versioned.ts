import { refuse } from '../refusal.ts'

/** An answer that carries the flow's version as its ETag. */
export class Versioned<Value> {
  readonly value: Value
  readonly version: number

  constructor(value: Value, version: number) {
    this.value = value
    this.version = version
  }
}

export const etagOf = (version: number) => `"${version}"`

/** Optimistic concurrency: an edit made on an older version is refused instead of overwriting a newer one. */
export function refuseStale(ifMatch: string | undefined, version: number) {
  if (ifMatch === undefined) return
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (wanted.includes('*') || wanted.includes(etagOf(version))) return
  throw refuse(
    'idempotency_conflict',
    `The flow is now at version ${version}. Read it again and repeat your edit.`,
    { status: 412, param: 'If-Match', headers: { ETag: etagOf(version) } },
  )
}
