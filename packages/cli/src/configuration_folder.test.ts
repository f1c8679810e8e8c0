import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { loadMergeFile } from '@foyer/server'
import { UsageError } from './command.ts'
import { readConfiguration, readFolder, writeFolder } from './configuration_folder.ts'

const merge = await loadMergeFile()
const voice = 'voice_profiles/warm.yaml'
const content = 'name: Warm\nlanguages:\n  - en\n'

async function newFolder(context: TestContext, files: Record<string, string> = {}) {
  const folder = await mkdtemp('/tmp/foyer-cli-folder-')
  context.after(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const textOf = (folder: string, path: string) => readFile(join(folder, path), 'utf8')

test('only files of a configuration are read, in the order of their paths; a wrong name is left to the server', async (t) => {
  const folder = await newFolder(t, {
    'README.md': 'x',
    'notes/a.yaml': 'x',
    'agents/README.md': 'x',
    'agents/b.yaml': '\uFEFFb',
    'agents/a.yml': 'a',
    'prompt_templates/b/recap.yaml': 'c',
    'scenarios/asks.txt': 'd',
    'scenarios/notes.md': 'x',
  })
  assert.deepEqual(await readFolder(folder), [
    { path: 'agents/a.yml', content: 'a' },
    { path: 'agents/b.yaml', content: 'b' },
    { path: 'prompt_templates/b/recap.yaml', content: 'c' },
    { path: 'scenarios/asks.txt', content: 'd' },
  ])
})

test('a folder that is not there or has no files is a mistake of the command line', async (t) => {
  await assert.rejects(readConfiguration(join(await newFolder(t), 'nothing')), UsageError)
  await assert.rejects(readConfiguration(await newFolder(t, { 'README.md': 'x' })), UsageError)
})

test('a file that is not UTF-8 is named', async (t) => {
  const folder = await newFolder(t, { [voice]: content })
  await writeFile(join(folder, voice), Buffer.from([0x6e, 0xff]))
  await assert.rejects(readFolder(folder), /voice_profiles\/warm\.yaml is not UTF-8/)
})

test('a file that says the same stays byte for byte; one that says something else keeps its comments', async (t) => {
  const mine = '# Ours\nlanguages: [en] # only English\nname: Warm\ntone_rules: []\n'
  const folder = await newFolder(t, { [voice]: mine })
  const pull = (text: string) =>
    writeFolder(folder, { files: [{ path: voice, content: text }], archived: [] }, merge)
  assert.deepEqual(await pull(content), [{ path: voice, state: 'unchanged' }])
  assert.equal(await textOf(folder, voice), mine)
  assert.deepEqual(await pull(content.replace('Warm', 'Cold')), [{ path: voice, state: 'changed' }])
  assert.equal(await textOf(folder, voice), '# Ours\nlanguages: [ en ] # only English\nname: Cold\n')
})

test('what an agent’s file leaves to the agent is not written into it', async (t) => {
  const mine = 'name: Help # short\nlanguages: [en]\n'
  const folder = await newFolder(t, { 'agents/help.yaml': mine })
  const flow = 'flow:\n  name: Help\n  idle_minutes: 30\n  phases:\n    - key: a\n      title: A\n'
  const files = [
    { path: 'agents/help.yaml', content: `name: Help\narchetype: support\nlanguages:\n  - en\n${flow}` },
  ]
  await writeFolder(folder, { files, archived: [] }, merge)
  assert.equal(await textOf(folder, 'agents/help.yaml'), mine)
})

test('files of archived objects go; files that were not applied yet, and scenarios, stay', async (t) => {
  const folder = await newFolder(t, {
    [voice]: content,
    'voice_profiles/next.yaml': content,
    'scenarios/asks.txt': 'x',
  })
  const files = [{ path: 'services/audit.yaml', content: 'name: Audit\npricing_unit: fixed\nagents: []\n' }]
  assert.deepEqual(await writeFolder(folder, { files, archived: [voice] }, merge), [
    { path: 'services/audit.yaml', state: 'added' },
    { path: 'voice_profiles/next.yaml', state: 'kept' },
    { path: voice, state: 'removed' },
  ])
  assert.deepEqual(
    (await readFolder(folder)).map(({ path }) => path),
    ['scenarios/asks.txt', 'services/audit.yaml', 'voice_profiles/next.yaml'],
  )
})

test('nothing is written outside the folder', async (t) => {
  const folder = await newFolder(t)
  for (const path of ['../escape.yaml', 'agents/../../escape.yaml', '/tmp/escape.yaml'])
    await assert.rejects(writeFolder(folder, { files: [{ path, content }], archived: [] }, merge))
})
