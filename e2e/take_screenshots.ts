import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { contactSheet } from './contact_sheet.ts'
import { inEveryLook } from './looks.ts'
import { at, places } from './places.ts'

/** For `npm run screenshots`: every page in every look, and one sheet with all of them side by side. */

const folder = process.env.FOYER_SCREENSHOTS ?? 'screenshots'

before(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), contactSheet(places.map(({ name }) => name)))
})

for (const place of places)
  test(place.name, () =>
    at(place, (page) =>
      inEveryLook(page, async ({ name }) => {
        await page.screenshot({ path: join(folder, `${place.name}-${name}.png`), fullPage: true })
      }),
    ),
  )
