import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newOrganization } from '../../testing/api.ts'
import { assertShown, blocksOf, lastJson, runGuide, skipWithoutTools } from '../../testing/guides.ts'
import { startWorkingService } from '../../testing/working_service.ts'
import { guides, readConventions, readGuide } from './guides.ts'

const folder = fileURLToPath(new URL('../../../../../docs/guides', import.meta.url))

test('every guide in docs/guides is served under its name, and has the title it is listed with', async () => {
  assert.deepEqual(globSync('*.md', { cwd: folder }).sort(), guides.map(({ slug }) => `${slug}.md`).sort())
  for (const { slug, title } of guides) assert.ok((await readGuide(slug)).startsWith(`# ${title}\n`), slug)
})

test('every command of the guides and the conventions runs, from top to bottom, and answers what is shown', {
  skip: skipWithoutTools,
}, async (t) => {
  const port = await freePort()
  const service = await startWorkingService(t, [`127.0.0.1:${port}`])
  const texts = new Map([['conventions', await readConventions()]])
  for (const { slug } of guides) texts.set(slug, await readGuide(slug))
  for (const [name, markdown] of texts)
    await t.test(name, async () => {
      const { key } = await newOrganization(service)
      const values = { 'http://127.0.0.1:4000': service.url, 'sk_…': key, '8787': String(port) }
      const printed = await runGuide(markdown, values)
      assert.ok(printed.size > 3)
      for (const [index, { language, text }] of blocksOf(markdown).entries())
        if (language === 'json') assertShown(JSON.parse(text), lastJson(printed.get(index - 1)!), text)
        else if (language === 'text') assert.ok(printed.get(index - 1)!.includes(text.trim()), text)
    })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
