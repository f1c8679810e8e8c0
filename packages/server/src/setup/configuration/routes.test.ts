import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { actionsOf, apply, demoOrganization, edited, plan, pull, without } from './testing/bundles.ts'

test('the demo is pulled as files by name, without ids, times and secrets', async () => {
  const api = await demoOrganization()
  const files = await pull(api)
  console.log(Object.keys(files))
  console.log(files['agents/front-desk.yaml'])
  for (const path of Object.keys(files).filter((p) => !/agents\/|prompt_/.test(p))) console.log(path + '\n' + files[path])
})

test('applied to an empty organization, files are pulled from there with the same bytes', async () => {
  const files = await pull(await demoOrganization())
  const other = await newOrganization()
  const { changes } = await apply(other, files)
  assert.ok(changes.every(({ action }: { action: string }) => action === 'create'))
  assert.deepEqual(await pull(other), files)
  const recorded = await listRecorded(other)
  const again = await apply(other, files)
  assert.deepEqual([again.changes, again.drift], [[], []])
  assert.deepEqual(await listRecorded(other), recorded)
})
