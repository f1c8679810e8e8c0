import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newClient } from './testing/service.ts'

const example = fileURLToPath(new URL('../examples/build_agent.ts', import.meta.url))

test('examples/build_agent.ts builds an agent from nothing, reverts, duplicates and archives it', async () => {
  const { foyer, api, url } = await newClient()
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=foyer-source', example], {
    env: { PATH: process.env.PATH, FOYER_API_KEY: api.key, FOYER_URL: url },
  })
  assert.deepEqual(
    stdout
      .trim()
      .replaceAll(/version \d+/g, 'version N')
      .split('\n'),
    [
      'agent front-desk',
      'version N has 6 phases and compiles',
      'prompt conversation 2 is active',
      'prompt recap 2 is active',
      'idle_minutes changed, then reverted as version N',
      'copy front-desk-second-floor, front-desk is archived',
      'offers Retainer',
      'offers Pricing audit',
    ],
  )

  const { phases, idle_minutes } = await foyer.flow.get('front-desk')
  assert.deepEqual(
    phases.map(({ title, slots }) => [title, slots.map(({ key }) => key)]),
    [
      ['Arrival', ['reason']],
      ['Company', ['company_size']],
      ['Need', ['problems']],
      ['Money', ['budget_range']],
      ['Next step', ['reply_to']],
      [phases[5]!.title, []],
    ],
  )
  assert.deepEqual([phases[5]!.kind, idle_minutes], ['terminal', 30])
  assert.equal(phases[3]!.slots[0]!.translations.de?.title, 'Budget')
  assert.equal((await foyer.agents.get('front-desk')).archived, true)
  const copy = await foyer.agents.get('front-desk-second-floor')
  assert.deepEqual((await foyer.voiceProfiles.get(copy.voice_profile_id!)).agents, [copy.slug])
  assert.deepEqual((await foyer.identities.get(copy.identity_id!)).agents, [copy.slug])
  const copied = await foyer.flow.get('front-desk-second-floor')
  assert.deepEqual(
    copied.phases.map(({ title }) => title),
    phases.map(({ title }) => title),
  )
})
