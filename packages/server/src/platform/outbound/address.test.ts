import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOutside } from './address.ts'

const inside = {
  'this host': ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local, where clouds keep their metadata': [
    '169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    '::ffff:8.8.8.8%eth0',
    'febf::1',
  ],
  'carriers’ own networks': ['100.64.0.1', '100.127.255.255', '192.0.0.1', '198.18.0.1', '198.19.255.255'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.255'],
  'site-local, long retired': ['fec0::1'],
  'IPv4 mapped into IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:7f00:1',
  ],
  'IPv4 compatible with IPv6': ['::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  'IPv4 behind NAT64': ['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b::', '64:ff9b:1::808:808'],
  'IPv4 in tunnels: 6to4, Teredo': ['2002:7f00:1::', '2002:808:808::1', '2001:0:7f00:1::1', '192.88.99.1'],
  'nothing that is an address': ['', 'localhost', '127.1', '0x7f000001', '1.2.3.4.5', '::1::'],
}

for (const [name, addresses] of Object.entries(inside))
  test(`R6 R9 inside: ${name}`, () => {
    for (const address of addresses) assert.equal(isOutside(address), false, address)
  })

test('what the whole internet can reach is outside, also mapped and behind NAT64', () => {
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::808:808',
    '64:ff9b::8.8.0.0',
  ])
    assert.equal(isOutside(address), true, address)
})
