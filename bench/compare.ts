import { type Call, runLoad } from './load.ts'
import type { Program } from './program.ts'

/** Two programs at the same work in one run, in turns, so that a noisy machine is noisy to both. */

export interface Work {
  name: string
  connections: number
  /** The lowest ratio that is good enough. */
  goal: number
  call(program: Program): (connection: number, turn: number) => Call
}

export interface Comparison {
  name: string
  goal: number
  product: Side
  bare: Side
  /** The median over the rounds; each round's two runs follow each other. */
  ratio: number
  lowestRatio: number
  highestRatio: number
}

export interface Side {
  perSecond: number
  p95Ms: number
  /** Processor time of the program itself, without PostgreSQL's: hardly moved by what else the machine does. */
  cpuPerRequest: number
}

export interface Pace {
  rounds: number
  seconds: number
}

/**
 * V8 compiles what was called often, not long: the slower one is called as often as the faster one before either is
 * measured. Plans of PostgreSQL are made for good by then, too.
 */
const callsToWarmUp = 10_000

export async function compare(product: Program, bare: Program, work: Work, pace: Pace): Promise<Comparison> {
  const load = (program: Program) =>
    runLoad({
      port: program.port,
      connections: work.connections,
      seconds: pace.seconds,
      call: work.call(program),
    })
  async function run(program: Program): Promise<Side> {
    const before = await program.cpu()
    const { perSecond, p95Ms, answered } = await load(program)
    return { perSecond, p95Ms, cpuPerRequest: ((await program.cpu()) - before) / answered }
  }
  for (const program of [product, bare])
    for (let answered = 0; answered < callsToWarmUp; ) answered += (await load(program)).answered
  const rounds: { product: Side; bare: Side }[] = []
  for (let n = 0; n < pace.rounds; n++) {
    // Who goes first changes too: the second one finds a warmer machine.
    if (n % 2 === 0) {
      const first = await run(product)
      rounds.push({ product: first, bare: await run(bare) })
    } else {
      const first = await run(bare)
      rounds.push({ product: await run(product), bare: first })
    }
  }
  const ratios = rounds.map((round) => round.product.perSecond / round.bare.perSecond)
  return {
    name: work.name,
    goal: work.goal,
    product: middle(rounds.map((round) => round.product)),
    bare: middle(rounds.map((round) => round.bare)),
    ratio: median(ratios),
    lowestRatio: Math.min(...ratios),
    highestRatio: Math.max(...ratios),
  }
}

const middle = (rounds: Side[]): Side => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p95Ms: median(rounds.map((round) => round.p95Ms)),
  cpuPerRequest: median(rounds.map((round) => round.cpuPerRequest)),
})

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}
