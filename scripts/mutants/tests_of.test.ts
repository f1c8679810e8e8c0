import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testsOf } from './tests_of.ts'

const all = [
  'packages/p/src/a/x.test.ts',
  'packages/p/src/a/y.test.ts',
  'packages/p/src/a/deep/z.test.ts',
  'packages/p/src/b/routes.test.ts',
  'packages/p/src/c/routes.test.ts',
  'packages/q/src/other.test.ts',
]

test('the namesake is asked first, then its folder and what is below', () => {
  assert.deepEqual(testsOf('packages/p/src/a/x.ts', [], all), [
    ['packages/p/src/a/x.test.ts'],
    ['packages/p/src/a/y.test.ts', 'packages/p/src/a/deep/z.test.ts'],
  ])
})

test('without a namesake the whole folder is asked', () => {
  assert.deepEqual(testsOf('packages/p/src/b/service.ts', [], all), [['packages/p/src/b/routes.test.ts']])
})

test('a folder without tests has those of the nearest folder above', () => {
  assert.deepEqual(testsOf('packages/p/src/a/empty/more/x.ts', [], all), [all.slice(0, 3)])
})

test('tests that a file names are asked alone', () => {
  assert.deepEqual(testsOf('packages/p/src/a/x.ts', ['y.test.ts'], all), [['packages/p/src/a/y.test.ts']])
})

test('a named test is the nearest of its name', () => {
  assert.deepEqual(testsOf('packages/p/src/b/x.ts', ['routes.test.ts'], all), [
    ['packages/p/src/b/routes.test.ts'],
  ])
  assert.deepEqual(testsOf('packages/p/src/a/x.ts', ['c/*.test.ts', 'routes.test.ts'], all), [
    ['packages/p/src/c/routes.test.ts', 'packages/p/src/b/routes.test.ts'],
  ])
})

test('a test that nobody wrote is told', () => {
  assert.throws(() => testsOf('packages/p/src/a/x.ts', ['gone.test.ts'], all), /no test is called gone/)
})
