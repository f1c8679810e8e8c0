import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '../../testing/api.ts'
import {
  actionsOf,
  apply,
  demoWithoutScenarios,
  edited,
  type Files,
  plan,
  pull,
  tryToApply,
} from './testing/bundles.ts'

/** Three states of each object: as its file has it, as it was last applied, and as it is now. */

const frontDesk = 'agents/front-desk.yaml'
const sprint = 'services/operations_sprint.yaml'

async function applied(): Promise<{ api: Api; files: Files }> {
  const api = await demoWithoutScenarios()
  const files = await pull(api)
  await apply(api, files)
  return { api, files }
}

async function refused(api: Api, files: Files) {
  const before = await pull(api)
  const { status, body } = await tryToApply(api, files)
  assert.deepEqual(
    [status, body.error?.code, body.error?.param],
    [409, 'not_revertible', 'force'],
    JSON.stringify(body),
  )
  assert.deepEqual(await pull(api), before)
  return body.error.message as string
}

test('what was edited elsewhere is told with its fields, refused, and overwritten only when told', async () => {
  const { api, files } = await applied()
  await api.patch('/agents/front-desk', { name: 'Reception' })
  const planned = await plan(api, files)
  assert.deepEqual(
    planned.drift.map(({ applied_at: _, ...drift }: { applied_at: string }) => drift),
    [
      {
        path: frontDesk,
        change: 'changed',
        file: 'unchanged',
        fields: [{ field: 'name', before: 'Front desk', after: 'Reception' }],
      },
    ],
  )
  assert.deepEqual(actionsOf(planned), [`update ${frontDesk}`])
  assert.match(await refused(api, files), /agents\/front-desk\.yaml was changed/)
  await apply(api, files, { force: true })
  assert.equal((await api.get('/agents/front-desk')).body.name, 'Front desk')
  assert.deepEqual((await plan(api, files)).drift, [])
})

test('a file that was changed as well is a conflict; one that says the same is none', async () => {
  const { api, files } = await applied()
  await api.patch('/agents/front-desk', { name: 'Reception' })
  const other = edited(files, frontDesk, 'name: Front desk', 'name: Desk')
  assert.deepEqual(
    (await plan(api, other)).drift.map(({ file }: { file: string }) => file),
    ['changed'],
  )
  await refused(api, other)
  const same = edited(files, frontDesk, 'name: Front desk', 'name: Reception')
  const agreed = await plan(api, same)
  assert.deepEqual([agreed.changes, agreed.drift], [[], []])
  await apply(api, same)
})

test('changes of other files are refused with the drift, all or nothing', async () => {
  const { api, files } = await applied()
  await api.patch('/agents/front-desk', { name: 'Reception' })
  await refused(api, edited(files, sprint, '6 weeks', '8 weeks'))
})

test('what was archived elsewhere is told, and comes back only when told', async () => {
  const { api, files } = await applied()
  const service = (await api.get('/services')).body.data.find(
    ({ key }: { key: string }) => key === 'operations_sprint',
  )
  await api.post(`/services/${service.id}/archive`)
  const { drift, changes } = await plan(api, files)
  assert.deepEqual([drift[0].change, drift[0].file, changes[0].action], ['archived', 'unchanged', 'restore'])
  assert.deepEqual((await api.get('/configuration')).body.archived, [sprint])
  await refused(api, files)
  await apply(api, files, { force: true })
  assert.equal((await api.get(`/services/${service.id}`)).body.archived, false)
})

test('what was restored elsewhere after its file went is told, and archived again only when told', async () => {
  const { api, files } = await applied()
  const { [sprint]: _, ...fewer } = files
  await apply(api, fewer)
  const archived = (await api.get('/services?include_archived=true')).body.data
  const { id } = archived.find(({ key }: { key: string }) => key === 'operations_sprint')
  await api.delete(`/services/${id}/archive`)
  const { drift } = await plan(api, fewer)
  assert.deepEqual([drift[0].change, drift[0].file], ['restored', 'unchanged'])
  await refused(api, fewer)
  assert.deepEqual(actionsOf(await apply(api, fewer, { force: true })), [`archive ${sprint}`])
})

test('what was made elsewhere and has no file is left alone', async () => {
  const { api, files } = await applied()
  await api.post('/voice_profiles', { name: 'By hand', languages: ['en'] })
  const { changes, drift, without_file } = await plan(api, files)
  assert.deepEqual([changes, drift, without_file], [[], [], ['voice_profiles/by-hand.yaml']])
})

test('an object keeps the name of its file when it is called otherwise', async () => {
  const { api, files } = await applied()
  const voices = (await api.get('/voice_profiles')).body.data
  const { id } = voices.find(({ name }: { name: string }) => name === 'Workshop host')
  await api.patch(`/voice_profiles/${id}`, { name: 'Host' })
  const pulled = await pull(api)
  assert.deepEqual(Object.keys(pulled), Object.keys(files))
  assert.match(pulled['voice_profiles/workshop-host.yaml']!, /^name: Host\n/)
})

test('a plan is applied only as it was made: neither other files nor another configuration', async () => {
  const { api, files } = await applied()
  const wanted = edited(files, sprint, '6 weeks', '8 weeks')
  const { id: plan_id } = await plan(api, wanted)
  const stale = async (sent: Files) => {
    const { status, body } = await tryToApply(api, sent, { plan_id })
    assert.deepEqual([status, body.error?.code, body.error?.param], [409, 'not_revertible', 'plan_id'])
  }
  await stale(edited(files, sprint, '6 weeks', '9 weeks'))
  await api.post('/voice_profiles', { name: 'Meanwhile', languages: ['en'] })
  await stale(wanted)
  const fresh = await plan(api, wanted)
  const commented = edited(wanted, sprint, 'name:', '# A comment is no change.\nname:')
  await apply(api, commented, { plan_id: fresh.id })
})
