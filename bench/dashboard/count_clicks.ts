import { test } from 'node:test'
import { inWindow } from '../../e2e/browser.ts'
import { ownerState } from '../../e2e/owner.ts'
import { sampleData } from '../../e2e/sample_data.ts'
import { server } from '../../e2e/server.ts'
import { Hand } from './hand.ts'
import { tasks } from './tasks.ts'

/** The tasks on the demo, one after the other, each from Home. Prints them with clicks, texts and seconds. */

const mostClicks = 6

test('count the clicks of every task', async (context) => {
  const running = await server()
  await sampleData()
  const storageState = await ownerState()
  const lines: string[] = []
  for (const { name, prepare, perform } of tasks)
    await context.test(name, () =>
      inWindow(name, { storageState }, async (page) => {
        await prepare?.(running)
        await page.goto(`${running.url}/o/demo`)
        await page
          .getByRole('region', { name: 'Latest conversations' })
          .getByRole('listitem')
          .first()
          .waitFor()
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
        const hand = new Hand(page)
        const began = performance.now()
        await perform(hand, page, running)
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        const { pathname } = new URL(page.url())
        const many = hand.clicks > mostClicks ? '**' : ''
        lines.push(
          `| ${name} | ${many}${hand.clicks}${many} | ${hand.texts} | ${seconds} | \`${pathname.replace('/o/demo', '') || '/'}\` |`,
        )
      }),
    )
  console.log(
    ['| Task | Clicks | Texts typed | Seconds | Page |', '|---|--:|--:|--:|---|', ...lines].join('\n'),
  )
})
