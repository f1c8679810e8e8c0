import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { UsageError } from './command.ts'
import { sourcesToAdd } from './sources_to_add.ts'

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-sources-'))
  await mkdir(join(folder, 'b', '.git'), { recursive: true })
  for (const name of ['c.md', 'a.TXT', 'b/z.pdf', 'b/.hidden.md', 'b/.git/x.md', 'photo.png'])
    await writeFile(join(folder, name), name)
})
after(() => rm(folder, { recursive: true }))

const loaded = async (values: Record<string, string>) =>
  Promise.all((await sourcesToAdd(values)).map((load) => load()))

test('a folder is every readable file in it, by its path there and in order; hidden ones are left out', async () => {
  for (const what of [folder, `${folder}/`])
    assert.deepEqual(
      (await loaded({ what, agents: 'desk, sales' })).map((source) => ({ ...source, bytes: '' })),
      ['a.TXT', 'b/z.pdf', 'c.md'].map((filename) => ({
        kind: 'file',
        filename,
        bytes: '',
        agents: ['desk', 'sales'],
      })),
    )
})

test('a file is known by its name, whatever its ending', async () => {
  const [source] = await loaded({ what: join(folder, 'photo.png'), title: 'A photo' })
  const bytes = Buffer.from('photo.png')
  assert.deepEqual(source, { kind: 'file', filename: 'photo.png', bytes, title: 'A photo' })
})

test('an address is a page, or with --site a site', async () => {
  const what = 'https://example.com/docs/'
  assert.deepEqual(await loaded({ what }), [{ kind: 'page', url: what }])
  assert.deepEqual(await loaded({ what, site: '', 'max-pages': '7' }), [
    { kind: 'site', url: what, max_pages: 7 },
  ])
})

test('what cannot be meant is refused before anything is added', async () => {
  const wrong: Record<string, string>[] = [
    { what: join(folder, 'nothing.md') },
    { what: join(folder, 'empty') },
    { what: folder, title: 'One for all' },
    { what: folder, site: '' },
    { what: 'https://example.com', 'max-pages': '3' },
    { what: 'https://example.com', site: '', 'max-pages': 'many' },
  ]
  await mkdir(join(folder, 'empty'))
  for (const values of wrong) await assert.rejects(loaded(values), UsageError, JSON.stringify(values))
  const large = join(folder, 'b', '.large')
  await writeFile(large, '')
  await truncate(large, 33 * 1024 * 1024)
  await assert.rejects(loaded({ what: large }), /larger than 32 MiB/)
})
