import { setTimeout as sleep } from 'node:timers/promises'
import type { Databases } from '../../platform/db/index.ts'
import { withPlaces } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'
import type { OnTable } from './copy_organization.ts'
import { findSettler, placeNamed } from './directory.ts'
import { holdOf } from './holds.ts'
import { lockMoves } from './mover_lock.ts'
import { arrive, cleanUp, hold, type Move, type MoveStep, prepare, release, transfer } from './steps.ts'

export interface MoveReceipt {
  organization: { id: number; slug: string; name: string }
  /** It moved, it went back to where it was held, or it lived there already. */
  outcome: 'moved' | 'returned' | 'there'
  from: string
  to: string
  /** How many rows moved, by table. */
  moved: Record<string, number>
  /** For how long nobody could write, in milliseconds. */
  held_ms: number
}

export interface MoveOptions {
  now: () => Date
  /** How long what has begun may take until nobody is inside any more. */
  patienceMs?: number
  /** How long servers have to hear of the new home before anybody writes there. */
  hearingMs?: number
  /** How long reads may still come to the old home before its rows are deleted. */
  settleMs?: number
  /** Asks to stop before the organization lives elsewhere. */
  stop?: AbortSignal
  onTable?: OnTable
  /** After each step. Its failure ends the move there. */
  onStep?: (step: MoveStep) => void | Promise<void>
}

/**
 * Transactions of background work take a minute at most. A server that does not hear any more notices within three
 * seconds, and then keeps no home.
 */
const defaults = {
  patienceMs: 120_000,
  hearingMs: 1000,
  settleMs: 10_000,
  stop: new AbortController().signal,
  onTable() {},
  onStep() {},
}

/**
 * Moves an organization to another database beside running servers. Run again after whatever happened, it goes on; run
 * with the database where the organization is held, it goes back.
 */
export function moveOrganization(
  databases: Databases,
  { slug, to }: { slug: string; to: string },
  options: MoveOptions,
): Promise<MoveReceipt> {
  return withPlaces('foyer move', databases.all, async (places) => {
    const target = placeNamed(places, to)
    await lockMoves(places[0]!.sql)
    const settler = await findSettler(places, slug)
    await Promise.all(databases.all.map(({ queue }) => queue.open()))
    const move: Move = { ...defaults, ...options, databases, places, settler, to: target }
    // It changed its home, and the process ended before it was open there.
    if ((await holdOf(settler.home, settler.id)) === 'left') await arrive(move, settler.home)
    return settler.home === target ? stay(move) : leave(move)
  })
}

/** It lives there. What an earlier command left undone is undone. */
async function stay(move: Move): Promise<MoveReceipt> {
  const { settler, to } = move
  const held = (await holdOf(to, settler.id)) === 'held'
  if (held) await release(move)
  await cleanUp(move, to)
  return receiptOf(move, { outcome: held ? 'returned' : 'there' })
}

async function leave(move: Move): Promise<MoveReceipt> {
  await prepare(move)
  const since = performance.now()
  const moved = await transferOrRelease(move)
  await arrive(move, move.to)
  const held_ms = Math.round(performance.now() - since)
  await sleep(move.settleMs)
  await cleanUp(move, move.to)
  return receiptOf(move, { outcome: 'moved', moved, held_ms })
}

/** Whatever fails before the organization lives elsewhere must not keep everybody waiting until somebody looks. */
async function transferOrRelease(move: Move): Promise<Record<string, number>> {
  try {
    await hold(move)
    return await transfer(move)
  } catch (error) {
    const standing = await afterFailure(move).catch(() => standings.unknown(move))
    if (error instanceof OperatorRefusal) throw new OperatorRefusal(`${error.message} ${standing}`)
    throw new Error(standing, { cause: error })
  }
}

async function afterFailure(move: Move): Promise<string> {
  const { home } = await findSettler(move.places, move.settler.slug)
  if (home !== move.settler.home) return standings.moved(move)
  await release(move)
  return standings.released(move)
}

const standings = {
  released: ({ settler: { slug, home }, to }: Move) =>
    `Nothing was moved: "${slug}" is in "${home.name}" as before. What was copied stays in "${to.name}" until you run the ` +
    `command again, or \`foyer organizations move ${slug} ${home.name}\` to delete it.`,
  moved: ({ settler: { slug }, to }: Move) =>
    `"${slug}" lives in "${to.name}" now. Run the command again to finish.`,
  unknown: ({ settler: { slug, home } }: Move) =>
    `"${slug}" may still be held. Run the command again, or go back with \`foyer organizations move ${slug} ${home.name}\`.`,
}

function receiptOf(
  { settler: { id, slug, name, home }, to }: Move,
  result: Pick<MoveReceipt, 'outcome'> & Partial<Pick<MoveReceipt, 'moved' | 'held_ms'>>,
): MoveReceipt {
  const organization = { id, slug, name }
  const counts = Object.entries(result.moved ?? {}).filter(([, rows]) => rows > 0)
  return {
    organization,
    outcome: result.outcome,
    from: home.name,
    to: to.name,
    moved: Object.fromEntries(counts),
    held_ms: result.held_ms ?? 0,
  }
}
