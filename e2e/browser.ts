import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after } from 'node:test'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/** One Chromium for all journeys, and a window of its own for each. */

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const longestWaitMs = 30_000

let launched: Promise<Browser> | undefined

function browser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path))
  if (executablePath === undefined)
    throw new Error('There is no Chromium here: install it (apt-get install chromium), or set CHROMIUM.')
  return chromium.launch({
    executablePath,
    // In CI the user is root, and Chromium wants no sandbox for root; nothing foreign is opened.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/**
 * A window for one walk through the product. The walk also fails when the browser complains on the way: about an error
 * on its console or in a script, or something against the policy of a page. Where it failed can be seen in
 * screenshots/failed/. `isRefused` names what the service is right to refuse on the way.
 */
export async function inWindow<Result>(
  name: string,
  options: BrowserContextOptions,
  walk: (page: Page) => Promise<Result>,
  isRefused: (url: string) => boolean = isRightlyRefused,
): Promise<Result> {
  const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, ...options })
  context.setDefaultTimeout(longestWaitMs)
  const complaints: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isRefused(url)) complaints.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error().stack)))
  const page = await context.newPage()
  try {
    const result = await walk(page)
    assert.deepEqual(complaints, [], 'The browser complained.')
    return result
  } catch (error) {
    await page.screenshot({ path: `screenshots/failed/${name.replaceAll(/\W+/g, '_')}.png` })
    if (complaints.length > 0) console.error(complaints.join('\n'))
    throw error
  } finally {
    await context.close()
  }
}

/** Chromium writes every refusal on its console: also that a link leads nowhere, or was used already. */
const isRightlyRefused = (url: string) =>
  /\/a\/nobody$|\/auth\/(password\/reset|email\/confirm|single-sign-on\/finish)$/.test(url)

/** Registered at the root: runs once, after the last journey. */
after(async () => {
  await (await launched)?.close()
})
