import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionVectors } from './question_vectors.ts'

test('a question that is asked again is not sent again, as long as it is among the last thousand', async () => {
  const sent: string[] = []
  const vectorOf = questionVectors({
    async embed(text) {
      sent.push(text)
      return Float32Array.of(text.length)
    },
    now: () => new Date(0),
  })
  await vectorOf('used again and again')
  await vectorOf('forgotten')
  for (let other = 0; other < 999; other++) {
    await vectorOf(`question ${other}`)
    await vectorOf('used again and again')
  }
  assert.equal(sent.length, 1001)
  assert.deepEqual(await vectorOf('forgotten'), Float32Array.of(9))
  assert.equal(sent.length, 1002)
})

test('what nobody meant to happen is not taken for an absence', async () => {
  const defect = new TypeError('a defect')
  const vectorOf = questionVectors({
    embed: () => Promise.reject(defect),
    now: () => new Date(0),
  })
  await assert.rejects(vectorOf('abc'), defect)
})
