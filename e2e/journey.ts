import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { inWindow } from './browser.ts'
import { ownerState } from './owner.ts'
import { type Server, server } from './server.ts'

/** One journey of the owner through the product, in a window where she is signed in. */
export function journey(
  name: string,
  walk: (page: Page, server: Server) => Promise<void>,
  /** What the service is right to refuse on the way. */
  isRefused?: (url: string) => boolean,
) {
  test(name, { timeout: 120_000 }, async () => {
    const running = await server()
    const storageState = await ownerState()
    await inWindow(name, { storageState }, (page) => walk(page, running), isRefused)
  })
}
