import { randomFrom } from '@foyer/engine'
import { type FuzzResponse, judge } from './judge.ts'
import { type GeneratedRequest, generateRequest, harvest, type Pool } from './request.ts'

export interface Finding {
  number: number
  request: Omit<GeneratedRequest, 'operation'>
  wrong: string
  answer: string
}

export interface FuzzReport {
  requests: number
  byStatus: Record<string, number>
  /** Operations that were answered with success at least once. */
  reached: Set<string>
  findings: Finding[]
}

interface Options {
  requests: number
  seed: number
  atOnce: number
  send(request: GeneratedRequest): Promise<FuzzResponse>
  progress?(done: number): void
}

/** Sends generated requests, several at a time, and judges every answer. */
export async function fuzz({ requests, seed, atOnce, send, progress }: Options): Promise<FuzzReport> {
  const random = randomFrom(seed)
  const pool: Pool = new Map()
  const report: FuzzReport = { requests, byStatus: {}, reached: new Set(), findings: [] }
  let next = 0
  let done = 0

  async function one(number: number) {
    const request = generateRequest(random, pool)
    const answer = await send(request).catch(
      (error: unknown): FuzzResponse => ({ status: 599, text: String(error), contentType: undefined }),
    )
    report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1
    const wrong = judge(request.operation, request.method, answer)
    if (wrong) {
      const { operation: _, ...sent } = request
      report.findings.push({ number, request: sent, wrong, answer: answer.text.slice(0, 500) })
    } else if (answer.status < 300 && request.method === request.operation.method) {
      report.reached.add(request.operation.id)
      if (answer.contentType?.startsWith('application/json')) harvest(pool, request, JSON.parse(answer.text))
    }
  }

  async function lane() {
    while (next < requests) {
      await one(next++)
      progress?.(++done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return report
}
