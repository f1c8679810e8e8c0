import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, test } from 'node:test'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { type Appearance, forEachAppearance } from './appearances.ts'
import { openPage, pages } from './pages.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe('people with disabilities find no serious fault, and nobody has to scroll sideways', {
  concurrency: 2,
}, () => {
  for (const entry of pages)
    test(entry.name, async () => {
      const faults: string[] = []
      await openPage(entry, async (page) => {
        // By the protocol of the browser, which no policy of the page concerns.
        await page.evaluate(axe)
        await forEachAppearance(page, async (appearance) => {
          const found = [...(await sideways(page)), ...(await seriousFaults(page, appearance))]
          faults.push(...found.map((fault) => `${appearance.name}: ${fault}`))
        })
      })
      assert.deepEqual(faults, [])
    })
})

async function sideways(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide in a window of ${clientWidth}`] : []
}

/** In the dark only the colours are others. */
async function seriousFaults(page: Page, { colorScheme }: Appearance): Promise<string[]> {
  const only = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}
  const options = JSON.stringify({ resultTypes: ['violations'], ...only })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('\n')}`,
    )
}
