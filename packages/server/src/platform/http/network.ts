import { isIP } from 'node:net'

/** What an address is limited by. A household has a whole /64 of IPv6, and could spend a new address on every call. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [withoutZone] = address.split('%')
  // A URL writes it in its shortest form.
  const shortest = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  // Cut to its /64, all of IPv4 inside IPv6 would be one network.
  const carriesV4 = shortest.startsWith('::ffff:')
  return carriesV4 ? shortest : groupsOf(shortest).slice(0, 4).join(':')
}

/** `::` stands for as many zeros as are missing. */
function groupsOf(shortest: string): string[] {
  const [head = '', tail] = shortest.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const behind = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(8 - before.length - behind.length).fill('0'), ...behind]
}
