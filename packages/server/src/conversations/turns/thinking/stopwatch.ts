import { inSpan } from '../../../platform/telemetry/index.ts'

export type Times = Record<'read' | 'answer' | 'word' | 'total', number>

interface Stopwatch {
  time<Result>(part: Exclude<keyof Times, 'total'>, work: () => Promise<Result>): Promise<Result>
  stop(): Times
}

/** As traces name the parts. */
const spans = { read: 'turn.read', answer: 'turn.look_up', word: 'turn.word' }

/** What each part of a turn took, in whole milliseconds; to whoever traces it, each is a span. */
export function startStopwatch(): Stopwatch {
  const began = performance.now()
  const times: Times = { read: 0, answer: 0, word: 0, total: 0 }
  const since = (start: number) => Math.round(performance.now() - start)
  return {
    async time(part, work) {
      const start = performance.now()
      const result = await inSpan(spans[part], {}, work)
      times[part] = since(start)
      return result
    },
    stop: () => ({ ...times, total: since(began) }),
  }
}
