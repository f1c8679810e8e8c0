import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import type { Appearance } from './appearances.ts'
import { faintEdges } from './field_edges.ts'

/** What people with disabilities would stumble over: what axe finds, fields without a visible edge, and pages that scroll sideways. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** By the protocol of the browser, which no policy of the page concerns. */
export const loadAxe = (page: Page) => page.evaluate(axe)

export async function faultsOf(page: Page, appearance: Appearance): Promise<string[]> {
  const found = [
    ...(await sideways(page)),
    ...(await faintEdges(page)),
    ...(await seriousFaults(page, appearance)),
  ]
  return found.map((fault) => `${appearance.name}: ${fault}`)
}

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
