import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UsageError } from './command.ts'
import { commands } from './commands/index.ts'
import { readExpiry } from './expiry.ts'
import { helpOfCommand, helpOfGroup } from './help.ts'
import { findCommand, readOptions } from './parse.ts'

const command = (name: string) => commands.find((one) => one.name === name)!
const usage = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof UsageError)
  assert.match(error.message, message)
  assert.ok(!error.message.includes('\n'))
  return true
}

test('words lead to their command, and stop at a group that needs one more', () => {
  assert.deepEqual(findCommand(['keys', 'create', '--json'], commands), {
    command: command('keys create'),
    words: 2,
  })
  assert.deepEqual(findCommand(['keys', '--help'], commands), { group: ['keys'] })
  assert.deepEqual(findCommand([], commands), { group: [] })
})

test('a mistyped command or option is refused with the one that was probably meant', () => {
  assert.throws(() => findCommand(['srve'], commands), usage(/no command "srve"\. Did you mean serve\?/))
  assert.throws(() => findCommand(['keys', 'revok'], commands), usage(/Did you mean revoke\?/))
  assert.throws(
    () => findCommand(['keys', 'frobnicate'], commands),
    usage(/no command "keys frobnicate"\. See/),
  )
  assert.throws(
    () => readOptions(command('keys list'), ['--organisation', 'demo']),
    usage(/--organization\?/),
  )
})

test('what a command needs and does not get is named', () => {
  const create = command('keys create')
  assert.throws(() => readOptions(create, []), usage(/Missing --organization <slug> and --name <name>/))
  assert.throws(() => readOptions(create, ['--organization']), usage(/--organization needs a value/))
  assert.throws(
    () => readOptions(create, ['--organization', '--name', 'x']),
    usage(/--organization needs a value/),
  )
  assert.throws(() => readOptions(create, ['--json=yes']), usage(/--json takes no value/))
  assert.throws(() => readOptions(create, ['demo']), usage(/"demo" is not expected here/))
})

test('options are read in any order, with = or a space, and a value may begin with a dash by =', () => {
  assert.deepEqual(readOptions(command('keys create'), ['--name=-x', '--json', '--organization', 'demo']), {
    values: { name: '-x', organization: 'demo' },
    lists: {},
    help: false,
    json: true,
  })
})

test('help is given for every command, whatever else is missing, and names each of its options', () => {
  for (const one of commands) {
    assert.equal(readOptions(one, ['--help']).help, true)
    for (const name of [...Object.keys(one.options), 'json', 'help'])
      assert.match(helpOfCommand(one), new RegExp(`^ {2}--${name}\\b`, 'm'))
    assert.match(helpOfGroup([], commands), new RegExp(`^ {2}${one.name} {2}`, 'm'))
  }
})

test('an expiry is a span from now or a day that exists', () => {
  const now = new Date('2026-01-15T09:30:00.000Z')
  const read = (text: string) => readExpiry(text, now).toISOString()
  assert.equal(read('12h'), '2026-01-15T21:30:00.000Z')
  assert.equal(read('30d'), '2026-02-14T09:30:00.000Z')
  assert.equal(read('2w'), '2026-01-29T09:30:00.000Z')
  assert.equal(read('2027-01-31'), '2027-01-31T00:00:00.000Z')
  assert.equal(read('2027-01-31T12:00:00+02:00'), '2027-01-31T10:00:00.000Z')
  for (const text of ['soon', '0d', '30', '2027-02-30', '2027-13-01', '2027-01-31T12:00', '-3d'])
    assert.throws(() => readExpiry(text, now), usage(/--expires must be/), text)
})

test('an option that may be repeated gives all its values in order, and none when it is absent', () => {
  const run = command('checks run')
  const { lists, values } = readOptions(run, [
    '--agent',
    'desk',
    '--gap',
    '3',
    '--gap=1',
    '--question',
    'a, b?',
  ])
  assert.deepEqual([lists, values], [{ gap: ['3', '1'], question: ['a, b?'] }, { agent: 'desk' }])
  assert.deepEqual(readOptions(run, ['--agent', 'desk']).lists, { gap: [], question: [] })
  assert.match(helpOfCommand(run), /--agent <slug> \[--gap <id>\]… /)
})
