import type { Page } from 'playwright-core'

interface TraceEvent {
  name: string
  tid: number
  /** Processor time, in microseconds. */
  tdur?: number
}

/** The processor time that the page's longest task took meanwhile, in milliseconds. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const tasks = events.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
  const times = new Map<number, number>()
  for (const { tid, tdur = 0 } of tasks) times.set(tid, (times.get(tid) ?? 0) + tdur)
  // Of all threads, that of the page works most.
  const [main] = [...times].sort(([, one], [, other]) => other - one)[0] ?? []
  return Math.max(0, ...tasks.filter(({ tid }) => tid === main).map(({ tdur = 0 }) => tdur)) / 1000
}
