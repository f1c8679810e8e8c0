import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf } from './form_parts.ts'

/** As a browser and Node send it. */
async function sent(form: FormData) {
  const request = new Request('http://foyer', { method: 'POST', body: form })
  return [request.headers.get('content-type')!, Buffer.from(await request.arrayBuffer())] as const
}

test('the parts of a form are its fields in their order, and lie where the form does', async () => {
  const form = new FormData()
  const bytes = Uint8Array.from({ length: 1000 }, (_, n) => n % 256)
  form.append('title', 'Preise für "alle"\r\n--x')
  form.append('file', new File([bytes], 'pri"ces ü.bin'))
  form.append('empty', '')
  const [type, body] = await sent(form)
  const parts = partsOf(type, body)!
  assert.deepEqual(
    parts.map(({ name, filename }) => [name, filename]),
    [
      ['title', undefined],
      ['file', 'pri"ces ü.bin'],
      ['empty', undefined],
    ],
  )
  assert.equal(new TextDecoder().decode(parts[0]!.bytes), 'Preise für "alle"\r\n--x')
  assert.deepEqual(parts[1]!.bytes, bytes)
  assert.equal(parts[1]!.bytes.buffer, body.buffer)
  assert.equal(parts[2]!.bytes.length, 0)
})

test('what stands before the first part and after the last one is passed over, and a boundary may have quotes', () => {
  const form =
    'before\r\n--b c\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: x/y\r\n\r\n1\r\n--b c--\r\nafter'
  const parts = partsOf('multipart/form-data; charset=utf-8; boundary="b c"', Buffer.from(form))
  assert.deepEqual(parts, [{ name: 'a', filename: undefined, bytes: new Uint8Array([0x31]) }])
})

test('what is no form has no parts', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'
  for (const form of [
    '',
    'no form',
    part,
    `${part}\r\n--b`,
    '--b\r\n\r\n1\r\n--b--',
    '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--',
  ])
    assert.equal(partsOf('multipart/form-data; boundary=b', Buffer.from(form)), undefined, form)
  assert.equal(partsOf('multipart/form-data', Buffer.from(`${part}\r\n--b--`)), undefined)
})
