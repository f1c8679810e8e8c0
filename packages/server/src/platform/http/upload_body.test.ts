import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'

const MiB = 1024 * 1024
/** More than a piece of those in which a file is stored. */
const bytes = Buffer.from(Uint8Array.from({ length: 7 * MiB }, (_, n) => (n * 31 + (n >> 8)) % 251))
const checksum = createHash('sha256').update(bytes).digest('hex')

const post = (api: Api, payload: string, headers: Record<string, string> = {}) =>
  api.service.app.inject({
    method: 'POST',
    url: '/v1/knowledge_sources',
    headers: { ...api.credentials, 'content-type': 'application/json', ...headers },
    payload,
  })

const storedChecksum = async ({ service, organization }: Api, id: number) => {
  const [row] = await service.database.system<{ checksum: string }[]>`
    select encode(sha256(content), 'hex') as checksum from knowledge_sources
    where organization_id = ${organization.id} and id = ${id}`
  return row!.checksum
}

test('a file is stored byte by byte as it was sent, also where slashes are escaped and the field is named twice', async () => {
  const api = await newOrganization()
  const content = bytes.toString('base64')
  const start = '{"kind":"file","filename":"prices.bin"'
  for (const body of [
    `${start},"content":"${content}"}`,
    `${start},"content":"${content.replaceAll('/', '\\/')}"}`,
    `${start},"content":"YQ==","content":"${content}"}`,
  ]) {
    const { statusCode, ...response } = await post(api, body)
    assert.equal(statusCode, 201)
    const { id, checksum: shown } = response.json()
    assert.deepEqual([shown, await storedChecksum(api, id)], [checksum, checksum])
  }
})

test('what is no file in base64 is refused, and nothing is kept', async () => {
  const api = await newOrganization()
  for (const content of ['""', '"a"', '"YWJj\\n"', '"YW\\"Jj"', '5', 'null', '["YWJj"]']) {
    const { statusCode, ...response } = await post(
      api,
      `{"kind":"file","filename":"a.txt","content":${content}}`,
    )
    assert.deepEqual([statusCode, response.json().error.param], [422, 'content'], content)
    assert.match(response.json().error.message, /must be a file in base64/)
  }
  assert.deepEqual((await api.get('/knowledge_sources')).body.data, [])
})

test('a repeated upload is told by its file: the same one is answered again, another one refused', async () => {
  const api = await newOrganization()
  const upload = (text: string) =>
    post(
      api,
      JSON.stringify({ kind: 'file', filename: 'a.txt', content: Buffer.from(text).toString('base64') }),
      {
        'idempotency-key': 'one',
      },
    )
  assert.equal((await upload('One.')).statusCode, 201)
  assert.equal((await upload('One.')).headers['idempotent-replayed'], 'true')
  assert.equal((await upload('Two.')).statusCode, 409)
})
