export type Times = Record<'read' | 'answer' | 'word' | 'total', number>

interface Stopwatch {
  time<Result>(part: Exclude<keyof Times, 'total'>, work: () => Promise<Result>): Promise<Result>
  stop(): Times
}

/** What each part of a turn took, in whole milliseconds. */
export function startStopwatch(): Stopwatch {
  const began = performance.now()
  const times: Times = { read: 0, answer: 0, word: 0, total: 0 }
  const since = (start: number) => Math.round(performance.now() - start)
  return {
    async time(part, work) {
      const start = performance.now()
      const result = await work()
      times[part] = since(start)
      return result
    },
    stop: () => ({ ...times, total: since(began) }),
  }
}
