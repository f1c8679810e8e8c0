import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkTo } from './link_to.ts'

test('an address of the API becomes a link, with its filters', () => {
  assert.deepEqual(linkTo('/o/demo/knowledge/sources/4'), { to: '/o/demo/knowledge/sources/4', search: {} })
  assert.deepEqual(linkTo('/o/demo/knowledge/gaps?agent=front-desk'), {
    to: '/o/demo/knowledge/gaps',
    search: { agent: 'front-desk' },
  })
})
