import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './network.ts'

test('an address of IPv4 is itself, also where IPv6 carries it', () => {
  assert.equal(networkOf('203.0.113.9'), '203.0.113.9')
  assert.equal(networkOf('::ffff:203.0.113.9'), networkOf('::FFFF:cb00:7109'))
  assert.notEqual(networkOf('::ffff:203.0.113.9'), networkOf('::ffff:203.0.113.10'))
})

test('addresses of IPv6 that share their first 64 bits are one, however they are written', () => {
  const home = networkOf('2001:db8:1:2::1')
  for (const same of ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:0001:0002::', '2001:db8:1:2::9:1'])
    assert.equal(networkOf(same), home, same)
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '::1', '2001:db8::1:2:0:1'])
    assert.notEqual(networkOf(other), home, other)
  assert.equal(networkOf('fe80::1%eth0'), networkOf('fe80::2'))
  assert.equal(networkOf('::1'), '0:0:0:0')
})
