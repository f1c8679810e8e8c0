import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage, pages } from './pages.ts'
import { server } from './server.ts'

const limitBytes = 250 * 1024

for (const name of ['sign-in', 'home'])
  test(`P7: whoever looks at the dashboard first at ${name} loads at most 250 KB, with its styles`, async () => {
    const { url } = await server()
    const loaded = await openPage(pages.find((entry) => entry.name === name)!, (page) =>
      page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)),
    )
    const files = [...new Set(loaded.filter((file) => file.startsWith(`${url}/assets/`)))]
    assert.ok(files.length > 3, files.join('\n'))
    const sizes = await Promise.all(files.map(gzippedSize))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    assert.ok(bytes <= limitBytes, `${bytes} bytes in ${files.length} files`)
  })

async function gzippedSize(file: string): Promise<number> {
  const { headers } = await fetch(file, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}
