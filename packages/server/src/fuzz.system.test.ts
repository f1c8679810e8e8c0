import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@foyer/contract'
import { newOrganization } from './testing/api.ts'
import { fuzz } from './testing/fuzz/run.ts'

test('R4: generated requests, valid, mutated and hostile, meet no 5xx, no stray code and no answer outside its schema', async () => {
  const api = await newOrganization()
  await api.post('/agents', { name: 'Front desk' })
  const report = await fuzz({
    requests: 3000,
    seed: 20_260_115,
    atOnce: 8,
    async send({ method, path, headers, body }) {
      const response = await api.service.app.inject({
        method: method as 'GET',
        url: path,
        headers: {
          authorization: `Bearer ${api.key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      })
      const contentType = response.headers['content-type']
      return {
        status: response.statusCode,
        text: response.body,
        contentType: contentType as string | undefined,
      }
    },
  })
  assert.deepEqual(report.findings, [])
  const statuses = Object.keys(report.byStatus)
  for (const status of ['200', '201', '404', '422', '409', '400'])
    assert.ok(statuses.includes(status), status)
  assert.ok(report.reached.size > allOperations.length / 2, `${report.reached.size} operations reached`)
})
