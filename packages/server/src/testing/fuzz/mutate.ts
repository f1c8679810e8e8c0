import type { Random } from '@foyer/engine'

/** Values that nobody asked for. */

export const hostileTexts = [
  '', ' ', '\u0000', '\ud800', '\udfff\ud800', 'x'.repeat(10_001), 'x'.repeat(300), '../../etc/passwd', '%00', '%',
  '\u202e', '{{', '{{organization.name', '\\', '"', "' or 1=1 --", '__proto__', 'constructor', 'prototype', 'toString',
  'null', 'NaN', '1e309', '-0', '00', '١٢٣', '\ufeffx', 'a'.repeat(64), 'a'.repeat(65), '💥'.repeat(101),
] // biome-ignore format: a list of texts

const hostileNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324]

export function hostile(random: Random, depth = 0): unknown {
  const simple = [null, true, false, ...hostileNumbers, ...hostileTexts]
  if (depth > 2 || random.chance(0.7)) return random.pick(simple)
  if (random.chance(0.5)) return Array.from({ length: random.below(4) }, () => hostile(random, depth + 1))
  return Object.fromEntries([[random.pick(hostileTexts), hostile(random, depth + 1)]])
}

/** The value with one thing about it changed: replaced, dropped, added or doubled, at any depth. */
export function mutate(value: unknown, random: Random): unknown {
  if (random.chance(0.2) || value === null || typeof value !== 'object') return hostile(random)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.3)) return [...value, hostile(random)]
    if (random.chance(0.3)) return [...value, ...value]
    const at = random.below(value.length)
    return value.with(at, mutate(value[at], random))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.3)) {
    return Object.fromEntries([...entries, [random.pick(['surprise', ...hostileTexts]), hostile(random)]])
  }
  const at = random.below(entries.length)
  const [name, inner] = entries[at]!
  if (random.chance(0.3)) return Object.fromEntries(entries.toSpliced(at, 1))
  return Object.fromEntries(entries.with(at, [name, mutate(inner, random)]))
}
