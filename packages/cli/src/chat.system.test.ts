import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Client, clientOf } from './testing/client.ts'
import { type Foyer, freePort, runFoyer, runHere, startDemo } from './testing/foyer.ts'

const bin = fileURLToPath(new URL('../bin/foyer.js', import.meta.url))

/** Talks to the demo's agents, beside a running server and without one. The tests follow each other. */
describe('foyer chat', () => {
  let settings: Record<string, string>
  let server: Foyer
  let client: Client

  before(async () => {
    const port = await freePort()
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'), PORT: port, FOYER_ROLE: 'server' }
    const demo = await startDemo(settings)
    server = demo
    client = clientOf(`http://127.0.0.1:${port}`, demo.key)
  })

  after(async () => {
    await stopServer()
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function stopServer() {
    server.child.kill('SIGTERM')
    await server.ended
  }

  /** The real command, with somebody at its standard input. */
  function enter(...parameters: string[]) {
    const child = spawn(process.execPath, [bin, 'chat', ...parameters], {
      env: { PATH: process.env.PATH, ...settings },
      stdio: 'pipe',
    })
    const heard = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        heard[name] += text
      })
    const closed = once(child, 'close')
    return {
      child,
      type: (...lines: string[]) => void child.stdin.write(lines.map((line) => `${line}\n`).join('')),
      /** Waits for words that come after what was waited for before. */
      async until(name: 'stdout' | 'stderr', words: RegExp) {
        while (!words.test(heard[name])) await Promise.race([once(child[name], 'data'), closed.then(tooLate)])
        heard[name] = heard[name].replace(words, '')
      },
      async end() {
        child.stdin.end()
        const [code] = await closed
        return { code, ...heard }
      },
    }
    function tooLate() {
      throw new Error(`It ended: ${heard.stdout}\n${heard.stderr}`)
    }
  }

  const talk = (parameters: string[], ...lines: string[]) =>
    runHere(['chat', ...parameters], settings, lines.map((line) => `${line}\n`).join(''))

  const objectsOf = (stdout: string) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  const toTheEnd = [
    'We want better prices for our pumps',
    'Harbour Pumps',
    '1',
    'We have old price lists',
    '1,3',
    'about 12k',
    'Do you repair violins on the moon?',
    'as soon as possible',
    'anna@example.com',
    'no',
    '1',
    'that is all',
  ]

  test('a piped conversation goes on to its end: the agent and the recap on stdout, the rest on stderr', async () => {
    const { type, end } = enter('--agent', 'front-desk')
    type(...toTheEnd)
    const { code, stdout, stderr } = await end()
    assert.equal(code, 0, stderr)
    assert.match(stdout, /\n {2}1\) Quality\n {2}2\) Speed\n/)
    assert.match(stdout, /anna@example\.com/)
    const [, id] = /^Conversation #\d+ is completed\.\n.*GET \/v1\/conversations\/(\d+)$/m.exec(stderr)!
    const kept = await client.get(`/conversations/${id}`)
    assert.equal(kept.status, 'completed')
    assert.deepEqual(kept.slot_values.priorities, ['quality', 'price'])
    assert.equal(kept.slot_values.budget, '5k_to_20k')
    assert.ok(stdout.endsWith(`${kept.recap.trimEnd()}\n\n`))
    const gaps = await client.all('/knowledge_gaps')
    assert.ok(gaps.some(({ question }) => question.includes('violins')))
  })

  test('who waits with an open input is let go when the conversation is completed', async () => {
    const { child, type, until } = enter('--agent', 'front-desk', '--json')
    type(...toTheEnd)
    await until('stderr', /is completed/)
    assert.deepEqual(await once(child, 'close'), [0, null])
  })

  test('with --json every line is what the API answers: the conversation with its messages, then the turns', async () => {
    const { code, stdout, stderr } = await talk(
      ['--agent', 'front-desk', '--json', '--locale', 'de'],
      'Wir wollen bessere Preise',
    )
    assert.equal(code, 0, stderr)
    const [conversation, turn, ...more] = objectsOf(stdout)
    assert.deepEqual(more, [])
    assert.deepEqual(
      [conversation.object, conversation.locale, conversation.messages_count],
      ['conversation', 'de', 1],
    )
    const { data } = await client.get(`/conversations/${conversation.id}/messages`)
    assert.deepEqual([...conversation.messages, turn.message, ...turn.replies], data)
    assert.deepEqual(turn.conversation, await client.get(`/conversations/${conversation.id}`))
  })

  test('--trace tells on stderr what each reply rests on; with --json it is a line of its own', async () => {
    const lines = ['Hi, I want to know more about the pricing audit']
    const [told, json] = await Promise.all([
      talk(['--agent', 'project-desk', '--trace'], ...lines),
      talk(['--agent', 'project-desk', '--trace', '--json'], ...lines),
    ])
    assert.match(told.stderr, /^ {2}asked {5}interest$/m)
    assert.match(told.stderr, /^ {2}captured {2}interest = .*\("/m)
    assert.match(told.stderr, /^ {2}question {2}".*" answered\n {12}service \d+ Pricing audit: .*€14,500/m)
    assert.match(told.stderr, /^ {2}phase {5}\w+ → qualify \(exit\)$/m)
    assert.match(told.stderr, /^ {2}took {6}\d+ ms/m)
    assert.ok(!told.stderr.includes('\u001b'), 'colours are for terminals')
    assert.doesNotMatch(told.stdout, /asked {5}/)
    const traces = objectsOf(json.stdout).filter(({ object }) => object === 'message_trace')
    for (const { conversation_id, message_id, ...trace } of traces)
      assert.deepEqual(
        { conversation_id, message_id, ...trace },
        await client.get(`/conversations/${conversation_id}/messages/${message_id}/trace`),
      )
    assert.equal(traces.length, 2)
  })

  test('while a person has taken over the agent is silent, and what that person writes is told', async () => {
    const { type, until, end } = enter('--agent', 'front-desk', '--json')
    type('Hello')
    await until('stdout', /"turn".*\n/)
    const [{ id }] = (await client.get('/conversations?limit=1')).data
    await client.call('POST', `/conversations/${id}/takeover`)
    type('Is anybody there?')
    await until('stderr', /A person has taken over this conversation/)
    await client.call('POST', `/conversations/${id}/messages`, { role: 'owner', text: 'Yes, I am.' })
    type('Good.')
    await until('stdout', /"role":"owner","text":"Yes, I am\."/)
    type('Thanks.')
    const { code, stdout } = await end()
    assert.equal(code, 0)
    assert.ok(stdout.includes('Thanks.') && !stdout.includes('Yes, I am.'), 'it is told once')
  })

  test('interrupted, it leaves the conversation as it is, and tells how to go on', async () => {
    const { child, type, until } = enter('--agent', 'front-desk', '--json')
    type('We want better prices for our pumps')
    await until('stdout', /"turn".*\n/)
    const [{ id }] = (await client.get('/conversations?limit=1')).data
    child.kill('SIGINT')
    await until('stderr', new RegExp(`^To continue: foyer chat --resume ${id}$`, 'm'))
    assert.deepEqual(await once(child, 'close'), [0, null])
    assert.equal((await client.get(`/conversations/${id}`)).status, 'active')
  })

  test('what is wrong is refused in one line, and nothing is started', async () => {
    const [{ id: latest, status }] = (await client.get('/conversations?limit=1')).data
    assert.equal(status, 'active')
    const [{ id: completed }] = (await client.get('/conversations?status=completed&limit=1')).data
    const refused: [string[], number, RegExp][] = [
      [['--agent', 'nobody'], 1, /agent must name an agent of your organization/],
      [['--agent', 'front-desk', '--locale', 'not a tag'], 1, /locale must be/],
      [['--agent', 'front-desk', '--organization', 'nobody'], 1, /There is no organization "nobody"/],
      [['--resume', '999999'], 1, /resume must name a conversation of your organization/],
      [['--resume', String(completed)], 1, /This conversation is completed and takes no more messages/],
      [['--resume', 'first'], 2, /--resume must be the id of a conversation/],
      [['--resume', '1', '--agent', 'front-desk'], 2, /leave out --agent and --locale/],
      [[], 2, /Pass --agent <slug> or --resume <id>/],
    ]
    const endings = await Promise.all(refused.map(([parameters]) => talk(parameters, 'Hello')))
    for (const [index, [, code, words]] of refused.entries()) {
      const ended = endings[index]!
      assert.deepEqual([ended.code, ended.stdout], [code, ''], ended.stderr)
      assert.match(ended.stderr, words)
      assert.equal(ended.stderr.trim().split('\n').length, 1, ended.stderr)
    }
    const tooLong = await talk(['--resume', String(latest)], 'x'.repeat(100_001))
    assert.deepEqual([tooLong.code, /text must/.test(tooLong.stderr)], [1, true], tooLong.stderr)
    assert.equal((await client.get('/conversations?limit=1')).data[0].id, latest)
  })

  test('without a server a conversation goes on where it was left, choices included', async () => {
    const first = await talk(
      ['--agent', 'front-desk', '--json'],
      'We want better prices for our pumps',
      'Harbour Pumps',
    )
    const [{ id }] = objectsOf(first.stdout)
    await stopServer()
    const { type, end } = enter('--resume', String(id))
    type('2')
    const { code, stdout, stderr } = await end()
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^> Harbour Pumps$/m)
    const shown = await talk(['--resume', String(id), '--json'])
    const [{ slot_values, messages }] = objectsOf(shown.stdout)
    assert.equal(slot_values.industry, 'software')
    assert.equal(messages.at(-2).text, 'Software')
  })

  test('its help tells what it takes', async () => {
    const { code, stdout } = await runFoyer(['chat', '--help'])
    assert.equal(code, 0)
    for (const option of ['agent <slug>', 'resume <id>', 'locale <tag>', 'trace', 'organization <slug>'])
      assert.match(stdout, new RegExp(`^ {2}--${option} `, 'm'))
  })
})
