import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']
const whole = {
  address: '3 Capstan Row\nPort Ellery PY4 2HN',
  phone: '+44 1632 960233',
  email: 'reception@harbour.example',
  opening_hours: [
    { days: weekdays, opens: '09:00', closes: '17:00' },
    { days: ['sat'], opens: '22:00', closes: '02:00', note: 'by appointment' },
  ],
  currency: 'GBP',
  links: [{ title: 'Instagram', url: 'https://instagram.example/harbour' }],
}

async function newSource(api: Api): Promise<number> {
  return (await api.post('/knowledge_sources', { kind: 'text', title: 'Imprint', text: 'Call us.' })).body.id
}

test('a profile is kept as it was sent, changes field by field, and null clears a field', async () => {
  const api = await newOrganization()
  const edit = async (profile: object) => (await api.patch('/organization', { profile })).body.profile
  assert.deepEqual(await edit(whole), whole)
  assert.deepEqual(await edit({ phone: '0800 111', links: null }), {
    address: whole.address,
    phone: '0800 111',
    email: whole.email,
    opening_hours: whole.opening_hours,
    currency: whole.currency,
  })
  const cleared = { address: null, phone: null, email: null, opening_hours: null, currency: null }
  assert.deepEqual(await edit(cleared), {})
  assert.deepEqual((await api.get('/organization')).body.profile, {})
})

test('an edit of the profile leaves an event and an audit row, one that changes nothing leaves none, and a dry run keeps nothing', async () => {
  const api = await newOrganization()
  const tried = await api.patch('/organization?dry_run=true', { profile: whole })
  assert.deepEqual(tried.body.profile, whole)
  assert.deepEqual((await api.get('/organization')).body.profile, {})
  for (let times = 0; times < 2; times++) await api.patch('/organization', { profile: whole })
  await api.patch('/organization', { profile: { phone: whole.phone } })
  assert.deepEqual(
    (await listRecorded(api, 'organization')).map(({ type }) => type),
    ['organization.updated'],
  )
  const [event] = (await api.get('/events?type=organization.updated')).body.data
  assert.deepEqual(event.data.profile, whole)
  const [entry] = (await api.get('/audit_log?resource=organization')).body.data
  assert.deepEqual([entry.before.profile, entry.after.profile], [{}, whole])
})

test('a profile that cannot be is refused with its field and what to do, and nothing is kept', async () => {
  const api = await newOrganization()
  const hours = { days: ['mon'], opens: '09:00', closes: '17:00' }
  const cases: [profile: object, param: string, message: RegExp][] = [
    [{ opening_hours: [{ ...hours, days: ['monday'] }] }, 'opening_hours.0.days.0', /"mon", "tue"/],
    [{ opening_hours: [{ ...hours, days: [] }] }, 'opening_hours.0.days', /./],
    [{ opening_hours: [{ ...hours, days: ['mon', 'mon'] }] }, 'opening_hours.0.days', /./],
    [{ opening_hours: [{ ...hours, opens: '9' }] }, 'opening_hours.0.opens', /"09:00"/],
    [{ opening_hours: [{ ...hours, opens: '24:00' }] }, 'opening_hours.0.opens', /"09:00"/],
    [{ opening_hours: [hours, { ...hours, closes: '09:00' }] }, 'opening_hours.1.closes', /"24:00"/],
    [{ opening_hours: [] }, 'opening_hours', /./],
    [{ currency: 'euro' }, 'currency', /"EUR"/],
    [{ currency: 'QQQ' }, 'currency', /ISO 4217/],
    [{ phone: 'call us' }, 'phone', /such as "\+49/],
    [{ email: 'nobody' }, 'email', /email address such as/],
    [{ address: ' ' }, 'address', /blank/],
    [{ links: [{ title: 'Instagram', url: 'instagram' }] }, 'links.0.url', /http/],
  ]
  for (const [profile, param, message] of cases) {
    const { status, body } = await api.patch('/organization', { profile })
    assert.deepEqual([status, body.error.code], [422, 'parameter_invalid'], JSON.stringify(profile))
    assert.equal(body.error.param, `profile.${param}`)
    assert.match(body.error.message, message)
  }
  const unknown = await api.patch('/organization', { profile: { fax: '1' } })
  assert.deepEqual([unknown.body.error.code, unknown.body.error.param], ['parameter_unknown', 'profile.fax'])
  assert.deepEqual((await api.get('/organization')).body.profile, {})
})

test('a field says which source it was read from, until its value changes', async () => {
  const api = await newOrganization()
  const source = await newSource(api)
  const edit = async (profile: object) => (await api.patch('/organization', { profile })).body.profile
  const { phone, email } = whole
  const read = { phone, email, sources: { phone: source, email: source } }
  assert.deepEqual(await edit(read), read)
  assert.deepEqual(await edit({ phone, email: 'desk@harbour.example' }), {
    phone,
    email: 'desk@harbour.example',
    sources: { phone: source },
  })
  assert.deepEqual(await edit({ sources: { phone: null } }), { phone, email: 'desk@harbour.example' })
})

test('a source of a profile field is one of the organization, and the field has a value', async () => {
  const [api, other] = [await newOrganization(), await newOrganization()]
  const [own, foreign] = [await newSource(api), await newSource(other)]
  const refused = async (profile: object) => {
    const { body } = await api.patch('/organization', { profile })
    return [body.error.code, body.error.param]
  }
  for (const id of [foreign, 999_999_999])
    assert.deepEqual(await refused({ phone: whole.phone, sources: { phone: id } }), [
      'parameter_invalid',
      'profile.sources.phone',
    ])
  assert.deepEqual(await refused({ sources: { phone: own } }), ['parameter_invalid', 'profile.sources.phone'])
  assert.deepEqual((await api.get('/organization')).body.profile, {})
})
