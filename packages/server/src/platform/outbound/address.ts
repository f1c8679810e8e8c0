import { BlockList, isIP } from 'node:net'

/**
 * Which addresses lie outside: only those that the whole internet can reach. Everything else is somebody's inside,
 * ours for a start: loopback, private and link-local networks, documentation, multicast, and the IPv6 forms of all.
 */

const insideV4 = networks('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Of IPv6 only this much is given out to the public, and these parts of it carry or stand for something else. */
const publicV6 = networks('ipv6', ['2000::/3'])
const insideV6 = networks('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Forms that carry an IPv4 address in their last 32 bits: mapped, and translated by NAT64. */
const carriers = networks('ipv6', ['::ffff:0:0/96', '64:ff9b::/96'])

export function isOutside(address: string): boolean {
  if (isIP(address) === 4) return !insideV4.check(address, 'ipv4')
  // A zone ("fe80::1%eth0") is only ever given to what is link-local.
  if (isIP(address) !== 6 || address.includes('%')) return false
  // `::ffff:10.0.0.1` leads to 10.0.0.1.
  if (carriers.check(address, 'ipv6')) return isOutside(carriedBy(address))
  return publicV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6')
}

/** A URL writes an IPv6 address in its shortest form, in hexadecimal only: the last two groups are the IPv4 address. */
function carriedBy(address: string): string {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [high, low] = shortest.split(':').slice(-2)
  const bits = (group: string | undefined) => Number.parseInt(group || '0', 16)
  return [bits(high) >> 8, bits(high) & 255, bits(low) >> 8, bits(low) & 255].join('.')
}

function networks(family: 'ipv4' | 'ipv6', list: string[]): BlockList {
  const block = new BlockList()
  for (const network of list) {
    const [address, bits] = network.split('/')
    block.addSubnet(address!, Number(bits), family)
  }
  return block
}
