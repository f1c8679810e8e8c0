import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './compare.ts'
import { prepareServer } from './whole_server.ts'

/** P7: how long the whole server takes until it is ready, and how much memory it has when nobody asks for anything. */

export interface StartFigures {
  firstMs: number
  firstIdleMb: number
  laterMs: number
  laterIdleMb: number
  starts: number
}

const goals = { firstMs: 4000, laterMs: 1500, idleMb: 200 }
/** Until what a start leaves to do is done: the first one holds the demo's conversations. */
const idleSeconds = 10

export async function measureStart(starts: number): Promise<StartFigures> {
  await using server = await prepareServer()
  async function startOnce() {
    const ms = await server.start()
    await sleep(idleSeconds * 1000)
    const mb = server.residentMb()
    await server.end('SIGTERM')
    return { ms, mb }
  }
  const first = await startOnce()
  const later = []
  for (let n = 0; n < starts; n++) later.push(await startOnce())
  return {
    firstMs: first.ms,
    firstIdleMb: first.mb,
    laterMs: median(later.map(({ ms }) => ms)),
    laterIdleMb: median(later.map(({ mb }) => mb)),
    starts,
  }
}

export function describeStart({ firstMs, firstIdleMb, laterMs, laterIdleMb, starts }: StartFigures): string {
  const reached = firstMs <= goals.firstMs && laterMs <= goals.laterMs && laterIdleMb < goals.idleMb
  return (
    `P7 first start ${firstMs.toFixed(0)} ms (goal ${goals.firstMs}), idle ${firstIdleMb} MB; ` +
    `later start ${laterMs.toFixed(0)} ms (goal ${goals.laterMs}, median of ${starts}), ` +
    `idle ${laterIdleMb} MB (goal ${goals.idleMb}): ${reached ? 'reached' : 'missed'}`
  )
}
