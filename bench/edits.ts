import { randomUUID } from 'node:crypto'
import { compare, type Pace } from './compare.ts'
import type { Fixture } from './fixture.ts'
import { type Call, runLoad, sendOnce } from './load.ts'
import type { Program } from './program.ts'

/** P2: edit a phase. */

const connections = 50
let edits = 10

/** Never the same value twice, so that every edit changes something, and never the same Idempotency-Key. */
export function edit(fixture: Fixture, { slug, id }: Fixture['phases'][number]): Call {
  return {
    method: 'PATCH',
    path: `/v1/agents/${slug}/flow/states/${id}`,
    headers: { authorization: `Bearer ${fixture.key}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ max_turns: ++edits }),
  }
}

/** Each connection has a flow of its own, and each program an organization of its own. */
export function compareEdits(
  product: { program: Program; fixture: Fixture },
  bare: { program: Program; fixture: Fixture },
  pace: Pace,
) {
  const work = {
    name: 'P2 edit a phase, 50 flows',
    connections,
    goal: 0.4,
    call: (program: Program) => {
      const { fixture } = program === product.program ? product : bare
      return (connection: number) => edit(fixture, fixture.phases[connection]!)
    },
  }
  return compare(product.program, bare.program, work, pace)
}

export interface Contention {
  name: string
  perSecond: number
  p95Ms: number
  kept: number
  lost: number
}

/** Every writer at one flow. Its version counts the kept edits: what it does not count was lost. */
export async function contend(program: Program, fixture: Fixture, { seconds }: Pace): Promise<Contention> {
  const phase = fixture.phases[0]!
  const before = await versionOf(program, fixture, phase.slug)
  const call = () => edit(fixture, phase)
  const round = await runLoad({ port: program.port, connections, seconds, call })
  const counted = (await versionOf(program, fixture, phase.slug)) - before
  return {
    name: 'P2 edit a phase, 50 writers on one flow',
    perSecond: round.perSecond,
    p95Ms: round.p95Ms,
    kept: round.answered,
    lost: round.answered - counted,
  }
}

async function versionOf({ port }: Program, { key }: Fixture, slug: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  const { body } = await sendOnce(port, { method: 'GET', path: `/v1/agents/${slug}/flow`, headers })
  return JSON.parse(body).version
}
