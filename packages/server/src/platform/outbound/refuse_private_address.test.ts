import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusePrivateAddress } from './refuse_private_address.ts'
import { createOutbound } from './request.ts'

test('a private address that the operator allows, with its port, is not refused', () => {
  const outbound = createOutbound({ allow: ['10.0.0.5:8080'] })
  refusePrivateAddress(outbound, 'http://10.0.0.5:8080/prices', 'url')
  refusePrivateAddress(outbound, 'https://example.com/', 'url')
  refusePrivateAddress(outbound, undefined, 'url')
  assert.throws(
    () => refusePrivateAddress(outbound, 'http://10.0.0.5/prices', 'url'),
    /10\.0\.0\.5:80 to FOYER_ALLOW_HOSTS/,
  )
})
