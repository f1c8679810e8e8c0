import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildFace } from './build.ts'
import { facesIn, isUpToDate } from './face.ts'

/** A repository of one small face. */

const root = mkdtempSync(join(tmpdir(), 'foyer-build-'))
after(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

write('package-lock.json', '{}')
write('packages/contract/src/visits.ts', 'export interface Visit {}')
write('packages/sdk/src/server_sent_events.ts', 'export function readEvents() {}')
write(
  'packages/widget/vite.config.ts',
  `export default { build: { lib: { entry: 'src/main.ts', formats: ['iife'], name: 'foyer', fileName: () => 'widget.js' } } }`,
)
write('packages/widget/src/main.ts', `document.title = 'first'`)

const widget = facesIn(root).find(({ name }) => name === 'widget')!
const built = (name: string) => readFileSync(join(widget.dist, name))

test('a face is up to date once it is built, and its files lie there compressed too', async () => {
  assert.equal(isUpToDate(widget), false)
  await buildFace(widget)
  assert.equal(isUpToDate(widget), true)
  const script = built('widget.js')
  assert.match(String(script), /document\.title/)
  assert.deepEqual(brotliDecompressSync(built('widget.js.br')), script)
  assert.deepEqual(gunzipSync(built('widget.js.gz')), script)
})

test('a changed source is not up to date, and neither is what it is made of; a test changes nothing', () => {
  write('packages/widget/src/main.test.ts', 'a test')
  assert.equal(isUpToDate(widget), true)
  const parts: [path: string, text: string][] = [
    ['packages/widget/src/main.ts', `document.title = 'first'`],
    ['packages/contract/src/visits.ts', 'export interface Visit {}'],
    ['packages/sdk/src/server_sent_events.ts', 'export function readEvents() {}'],
    ['package-lock.json', '{}'],
  ]
  for (const [path, text] of parts) {
    write(path, `${text} `)
    assert.equal(isUpToDate(widget), false, path)
    write(path, text)
    assert.equal(isUpToDate(widget), true, path)
  }
})

test('a build that fails leaves what was built before, and nothing else', async () => {
  write('packages/widget/src/main.ts', `import './nowhere.ts'`)
  await assert.rejects(buildFace(widget), /nowhere/)
  assert.match(String(built('widget.js')), /first/)
  assert.equal(isUpToDate(widget), false)
  assert.deepEqual(readdirSync(widget.folder).sort(), ['dist', 'src', 'vite.config.ts'])
})

test('several builds of the same source at once leave one of them', async () => {
  write('packages/widget/src/main.ts', `document.title = 'third'`)
  const builder = new URL('./build.ts', import.meta.url).href
  const program = `import { buildFace } from '${builder}'; await buildFace(${JSON.stringify(widget)})`
  const build = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  await Promise.all([build(), build()])
  assert.equal(isUpToDate(widget), true)
  assert.match(String(built('widget.js')), /third/)
  assert.deepEqual(readdirSync(widget.folder).sort(), ['dist', 'src', 'vite.config.ts'])
})

test('a build replaces all of the one before', async () => {
  write('packages/widget/dist/old.js', 'from before')
  write('packages/widget/src/main.ts', `document.title = 'second'`)
  await buildFace(widget)
  assert.match(String(built('widget.js')), /second/)
  assert.deepEqual(readdirSync(widget.dist).sort(), [
    'source.sha256',
    'widget.js',
    'widget.js.br',
    'widget.js.gz',
  ])
})
