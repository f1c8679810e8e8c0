import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { forEachAppearance } from './appearances.ts'
import { contactSheet } from './contact_sheet.ts'
import { openPage, pages } from './pages.ts'

/**
 * For `npm run screenshots`: every page in every look, one sheet with all of them side by side, and the words of each page
 * for those who read them.
 */

const folder = process.env.FOYER_SCREENSHOTS ?? 'screenshots'

before(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), contactSheet(pages.map(({ name }) => name)))
})

for (const entry of pages)
  test(entry.name, () =>
    openPage(entry, async (page) => {
      writeFileSync(join(folder, `${entry.name}.txt`), await page.evaluate(wordsOfPage))
      await forEachAppearance(page, async ({ name }) => {
        await page.screenshot({ path: join(folder, `${entry.name}-${name}.png`), fullPage: true })
      })
    }),
  )

/** What can be read, then what is only heard, or seen under the mouse or in a field. */
function wordsOfPage(): string {
  const names = ['aria-label', 'placeholder', 'title']
  const labels = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  )
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  return [document.body.innerText, '---', ...new Set([...labels, ...values])].join('\n')
}
