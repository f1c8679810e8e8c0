import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockfileProblems } from './lockfile.ts'

const integrity = 'sha512-x'
const binary = (cpu: string, version = '1.0.0') => ({ version, integrity, os: ['linux'], cpu: [cpu] })

test('a platform package without its twin, or with one of another version, is refused both ways', () => {
  for (const [here, there] of [
    ['arm64', 'x64'],
    ['x64', 'arm64'],
  ] as const) {
    const path = (cpu: string) => `node_modules/@a/b-linux-${cpu}-gnu`
    const alone = { [path(here)]: binary(here) }
    assert.match(lockfileProblems({ packages: alone }).join(), new RegExp(`no twin for linux-${there}`))
    const older = { ...alone, [path(there)]: binary(there, '0.9.0') }
    assert.equal(lockfileProblems({ packages: older }).length, 2)
    assert.deepEqual(lockfileProblems({ packages: { ...alone, [path(there)]: binary(there) } }), [])
  }
})

test('packages of other systems need no twin', () => {
  const darwin = { version: '1.0.0', integrity, os: ['darwin'], cpu: ['arm64'] }
  assert.deepEqual(lockfileProblems({ packages: { 'node_modules/b-darwin-arm64': darwin } }), [])
})

test('an entry that names its registry, or has no integrity, is refused; our own packages are links', () => {
  const packages = {
    'node_modules/bound': { version: '1.0.0', integrity, resolved: 'https://registry.npmjs.org/bound.tgz' },
    'node_modules/unproven': { version: '1.0.0' },
    'node_modules/@foyer/server': { resolved: 'packages/server', link: true },
    'packages/server': { version: '0.1.0' },
  }
  const problems = lockfileProblems({ packages })
  assert.equal(problems.length, 2)
  assert.match(problems.join(), /bound is bound to https.*unproven has no integrity/)
})
