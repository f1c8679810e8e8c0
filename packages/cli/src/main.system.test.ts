import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runFoyer } from './testing/foyer.ts'

test('asked for, help is data on standard output; not asked for, it is words on standard error', async () => {
  const asked = await runFoyer(['--help'])
  assert.equal(asked.code, 0)
  assert.match(asked.stdout, /^Usage: foyer <command>/m)
  assert.equal(asked.stderr, '')
  const bare = await runFoyer([])
  assert.equal(bare.code, 2)
  assert.equal(bare.stdout, '')
  assert.match(bare.stderr, /^Usage: foyer <command>/m)
})

test('a wrong command line ends with 2 and one line', async () => {
  const { code, stdout, stderr } = await runFoyer(['keys', 'create', '--organisation', 'demo'])
  assert.equal(code, 2)
  assert.equal(stdout, '')
  assert.equal(
    stderr,
    'foyer: There is no option --organisation. Did you mean --organization? See `foyer keys create --help`.\n',
  )
})

test('a wrong setting ends with 1 and one line that names it', async () => {
  const { code, stdout, stderr } = await runFoyer(['serve'], { PORT: 'four thousand' })
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.equal(stderr, 'foyer: PORT is "four thousand": it must be a whole number from 1 to 65535.\n')
})

test('an unreachable DATABASE_URL ends with 1 and one line that names the host and never the password', async () => {
  const settings = { DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:9/foyer' }
  for (const parameters of [['serve'], ['organizations', 'list']]) {
    const { code, stdout, stderr } = await runFoyer(parameters, settings)
    assert.equal(code, 1)
    assert.equal(stdout, '')
    assert.equal(
      stderr,
      'foyer: PostgreSQL at 127.0.0.1:9 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.\n',
    )
  }
})

test('version prints the version, as JSON when asked', async () => {
  const [plain, json] = await Promise.all([runFoyer(['version']), runFoyer(['version', '--json'])])
  assert.match(plain.stdout, /^\d+\.\d+\.\d+\n$/)
  assert.equal(JSON.parse(json.stdout).version, plain.stdout.trim())
})
