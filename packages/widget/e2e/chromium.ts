import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import type { Answer } from '../src/testing/visit_server.ts'

/** The built widget in the machine's own Chromium, on a page of another origin than the service's. */

const executablePath = '/usr/bin/chromium'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })

/** As it would be served, made of the sources as they are now. */
export async function builtWidget(): Promise<Answer> {
  const configFile = `${import.meta.dirname}/../vite.config.ts`
  const [built] = [await build({ configFile, logLevel: 'error', build: { write: false } })].flat()
  const [script] = built && 'output' in built ? built.output : []
  return (response) => {
    response
      .setHeader('content-type', 'text/javascript; charset=utf-8')
      .end(script?.type === 'chunk' ? script.code : '')
  }
}

/** A page that allows the service and nothing else. What it complains about, lost connections aside, fails the test. */
export async function openPage(
  t: TestContext,
  browser: Browser,
  service: string,
  body: string,
): Promise<Page> {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/?')) return response.writeHead(404).end()
    const policy = `default-src 'none'; script-src ${service}; connect-src ${service}`
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end(`<!doctype html><html lang="de-AT"><title>A page</title>${body}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('net::')) complaints.push(said.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  t.after(async () => {
    await context.close()
    server.close()
    assert.deepEqual(complaints, [])
  })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?reset=secret#part`)
  return page
}
