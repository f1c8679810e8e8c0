import type { Page } from 'playwright-core'
import { longestTask } from './longest_task.ts'

/** What a page took, from when something was asked of it until it stood still. */
export interface Measured {
  /** Milliseconds until the last of its content was painted. */
  content: number
  /** The longest that it could do nothing else, in milliseconds. */
  blocked: number
  /** The longest that it worked without a pause: less than that where others had the processor meanwhile. */
  worked: number
  rows: number
  kilobytes: number
  /** The slowest call of the API. */
  call: { ms: number; name: string } | null
}

declare global {
  interface Window {
    seen: { began: number; changed: number; blocked: number }
  }
}

/** How long nothing may happen until a page counts as done: longer than a search waits for the next letter. */
const quietMs = 450
const longestMs = 60_000

/** Runs in every page from its start. */
function observe() {
  const seen = { began: 0, changed: 0, blocked: 0 }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration >= seen.began) seen.blocked = Math.max(seen.blocked, duration)
  }).observe({ type: 'longtask', buffered: true })
  performance.setResourceTimingBufferSize(5000)
  const isOnItsWay = () =>
    document.querySelector('h1, h2') === null || document.querySelector('[aria-busy="true"]')
  new MutationObserver(() => {
    seen.changed = performance.now()
  }).observe(document, { childList: true, characterData: true, subtree: true })
  const look = () => {
    if (isOnItsWay()) seen.changed = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Gives what measures one visit of a page, or something that is done on the page that is open. */
export async function watchPage(page: Page) {
  await page.addInitScript(observe)
  const underWay = new Set<object>()
  let changed = performance.now()
  page.on('request', (request) => {
    // The one of the events never ends.
    if (new URL(request.url()).pathname.endsWith('/stream')) return
    underWay.add(request)
    changed = performance.now()
  })
  const ended = (request: object) => {
    if (underWay.delete(request)) changed = performance.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)

  async function untilDone() {
    const began = performance.now()
    for (;;) {
      const still = await page.evaluate(() => performance.now() - window.seen.changed).catch(() => 0)
      if (underWay.size === 0 && performance.now() - changed > quietMs && still > quietMs) return
      if (performance.now() - began > longestMs) throw new Error('The page never stands still.')
      await page.waitForTimeout(20)
    }
  }

  async function read(): Promise<Omit<Measured, 'worked'>> {
    return page.evaluate(() => {
      const { began, changed, blocked } = window.seen
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [slowest] = entries
        .filter(({ name }) => /\/(v1|auth)\//.test(name) && !name.endsWith('/stream'))
        .sort((one, other) => other.duration - one.duration)
      const loaded = [...entries, ...performance.getEntriesByType('navigation').slice(began === 0 ? 0 : 1)]
      return {
        // A frame later it is painted.
        content: changed + 16 - began,
        blocked,
        rows: document.querySelectorAll('main tbody tr, main li, [role=option], [role=menuitem]').length,
        kilobytes:
          (loaded as PerformanceResourceTiming[]).reduce((sum, one) => sum + one.transferSize, 0) / 1024,
        call: slowest
          ? {
              ms: slowest.duration,
              name: slowest.name.replace(/^.*?\/(v1|auth)\//, '').replace(/=9007199\d+/, '=…'),
            }
          : null,
      }
    })
  }

  async function measure(act: () => Promise<unknown>): Promise<Measured> {
    changed = performance.now()
    const worked = await longestTask(page, async () => {
      await act()
      await untilDone()
    })
    return { ...(await read()), worked }
  }

  return {
    visit: (url: string) => measure(() => page.goto(url)),
    act: async (act: () => Promise<unknown>) => {
      await page.evaluate(() => {
        performance.clearResourceTimings()
        window.seen.began = performance.now()
        window.seen.changed = window.seen.began
        window.seen.blocked = 0
      })
      return measure(act)
    },
  }
}
