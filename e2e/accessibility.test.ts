import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { forEachAppearance } from './appearances.ts'
import { faultsOf, loadAxe } from './axe.ts'
import { openPage, pages } from './pages.ts'

describe('people with disabilities find no serious fault, and nobody has to scroll sideways', {
  concurrency: 2,
}, () => {
  for (const entry of pages)
    test(entry.name, async () => {
      const faults: string[] = []
      await openPage(entry, async (page) => {
        await loadAxe(page)
        await forEachAppearance(page, async (appearance) => {
          faults.push(...(await faultsOf(page, appearance)))
        })
      })
      assert.deepEqual(faults, [])
    })
})
