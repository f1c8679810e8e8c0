import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'

/** As `curl -F` sends it. */
async function sendForm(
  api: Api,
  path: string,
  form: FormData,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<ApiResponse> {
  const request = new Request('http://foyer', { method: 'POST', body: form })
  const response = await api.service.app.inject({
    method,
    url: `/v1${path}`,
    headers: {
      authorization: `Bearer ${api.key}`,
      'content-type': request.headers.get('content-type')!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), text: response.body, headers: {} }
}

function formOf(fields: Record<string, string | string[] | File>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}

const file = new File(['An audit costs 100 euros.\n'], 'prices.txt', { type: 'text/plain' })

test('a file can be sent as a form, with the fields that a JSON body would have', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const { status, body } = await sendForm(
    api,
    '/knowledge_sources',
    formOf({ file, title: 'Prices', agents: [slug] }),
  )
  assert.equal(status, 201)
  assert.deepEqual(
    [body.kind, body.filename, body.title, body.agents],
    ['file', 'prices.txt', 'Prices', [slug]],
  )
  const json = await api.post('/knowledge_sources', {
    kind: 'file',
    filename: 'prices.txt',
    content: Buffer.from('An audit costs 100 euros.\n').toString('base64'),
  })
  assert.equal(body.checksum, json.body.checksum)
  const changed = await sendForm(
    api,
    `/knowledge_sources/${body.id}`,
    formOf({ file: new File(['New.'], 'new.txt') }),
    'PATCH',
  )
  assert.deepEqual([changed.status, changed.body.filename], [200, 'new.txt'])
})

test('a form is refused by the same rules: unknown fields, wrong numbers, two files, no form at all', async () => {
  const api = await newOrganization()
  const cases: [FormData, string, string][] = [
    [formOf({ file, surprise: 'x' }), 'parameter_unknown', 'surprise'],
    [formOf({ file, knowledge_gap_id: 'seven' }), 'parameter_invalid', 'knowledge_gap_id'],
    [formOf({ file, knowledge_gap_id: '7' }), 'parameter_invalid', 'knowledge_gap_id'],
    [formOf({ other: file }), 'parameter_invalid', 'other'],
    [formOf({ title: 'No file' }), 'parameter_missing', 'filename'],
  ]
  for (const [form, code, param] of cases) {
    const { status, body } = await sendForm(api, '/knowledge_sources', form)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, param])
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  assert.equal((await api.post('/knowledge_sources', 'no form', headers)).status, 400)
  assert.equal((await api.post('/services', 'no form', headers)).status, 415)
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [])
})
