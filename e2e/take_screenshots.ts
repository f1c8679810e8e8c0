import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { forEachAppearance } from './appearances.ts'
import { contactSheet } from './contact_sheet.ts'
import { openPage, pages } from './pages.ts'

/** For `npm run screenshots`: every page in every look, and one sheet with all of them side by side. */

const folder = process.env.FOYER_SCREENSHOTS ?? 'screenshots'

before(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), contactSheet(pages.map(({ name }) => name)))
})

for (const entry of pages)
  test(entry.name, () =>
    openPage(entry, (page) =>
      forEachAppearance(page, async ({ name }) => {
        await page.screenshot({ path: join(folder, `${entry.name}-${name}.png`), fullPage: true })
      }),
    ),
  )
