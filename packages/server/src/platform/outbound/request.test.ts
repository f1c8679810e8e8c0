import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startReceiver } from '../../testing/receiver.ts'
import { createOutbound, OutboundFailure, type OutboundProblem } from './request.ts'

const plain = { method: 'GET', timeoutSeconds: 5, maxBytes: 1000 }
const at = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
const because = (problem: OutboundProblem) => (error: unknown) => {
  assert.ok(error instanceof OutboundFailure, String(error))
  assert.equal(error.problem, problem, error.message)
  return true
}

test('an address inside is called only when the operator allows its host and port', async () => {
  const { url, host, received } = await startReceiver((_, response) => response.end('hello'))
  const answer = await createOutbound({ allow: [host] }).request(url, {
    ...plain,
    method: 'POST',
    body: 'Größe',
  })
  assert.deepEqual([answer.status, answer.body.toString(), answer.cut], [200, 'hello', false])
  assert.deepEqual([received[0]!.method, received[0]!.body], ['POST', 'Größe'])

  for (const allow of [[], ['127.0.0.1:1'], ['127.0.0.1'], ['localhost']])
    await assert.rejects(createOutbound({ allow }).request(url, plain), because('inside'))
  assert.equal(received.length, 1)
})

test('R9 literal addresses inside are refused however they are written, before anything is sent', async () => {
  const { received, host } = await startReceiver()
  const port = host.split(':')[1]
  const outbound = createOutbound({ allow: [] })
  for (const literal of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
  ]) {
    // biome-ignore format: a list of addresses
    const url = `http://${literal}:${port}/`
    assert.match(outbound.refusalOf(url) ?? '', /private, local or reserved/, literal)
    await assert.rejects(outbound.request(url, plain), because('inside'), literal)
  }
  assert.deepEqual(received, [])
})

test('R9 a name is refused when any of its addresses lies inside, whichever comes first', async () => {
  const { received, host } = await startReceiver()
  const port = host.split(':')[1]
  for (const addresses of [at('127.0.0.1'), at('93.184.216.34', '127.0.0.1'), at('::1'), at('fe80::1%lo')]) {
    const outbound = createOutbound({ allow: [], resolve: async () => addresses })
    assert.equal(outbound.refusalOf(`http://receiver.example:${port}/`), null)
    await assert.rejects(outbound.request(`http://receiver.example:${port}/`, plain), because('unresolved'))
  }
  assert.deepEqual(received, [])
})

test('R9 a name that answers differently the second time gains nothing: it is asked once, and that answer is used', async () => {
  const { received, host } = await startReceiver()
  const port = host.split(':')[1]
  const answers = [at('127.0.0.1'), at('10.0.0.1')]
  let asked = 0
  const resolve = async () => answers[asked++]!
  const allowed = createOutbound({ allow: [`rebinding.example:${port}`], resolve })
  await allowed.request(`http://rebinding.example:${port}/`, plain)
  assert.deepEqual([asked, received.length], [1, 1])
  assert.equal(received[0]!.headers.host, `rebinding.example:${port}`)
})

test('a name that leads inside is refused like one that there is not: nobody learns which names we have', async () => {
  const refusalOf = async (addresses: ReturnType<typeof at>) => {
    const outbound = createOutbound({ allow: [], resolve: async () => addresses })
    const { problem, message }: OutboundFailure = await outbound
      .request('http://intranet.example/', plain)
      .then(
        () => assert.fail('it was called'),
        (error) => error,
      )
    return { problem, message }
  }
  const missing = await refusalOf([])
  assert.deepEqual(missing, {
    problem: 'unresolved',
    message: 'The name intranet.example has no public address. Only public addresses are called.',
  })
  assert.deepEqual(await refusalOf(at('10.20.30.40')), missing)
})

test('a redirect is an answer, and nobody follows it', async () => {
  const target = await startReceiver()
  const { url, host } = await startReceiver((_, response) =>
    response.writeHead(302, { location: target.url }).end(),
  )
  const answer = await createOutbound({ allow: [host, target.host] }).request(url, plain)
  assert.deepEqual([answer.status, answer.headers.location], [302, target.url])
  assert.deepEqual(target.received, [])
})

test('the body of an answer that is not wanted is not read', async () => {
  const { url, host } = await startReceiver((_, response) => response.end('x'.repeat(500)))
  const outbound = createOutbound({ allow: [host] })
  const unwanted = await outbound.request(url, { ...plain, wantsBody: ({ status }) => status !== 200 })
  assert.deepEqual([unwanted.status, unwanted.body.length, unwanted.cut], [200, 0, true])
})

test('a request that is aborted ends at once, with the reason it was aborted for', async () => {
  const reason = new Error('the server stops')
  const aborting = new AbortController()
  const { url, host } = await startReceiver(() => aborting.abort(reason))
  const outbound = createOutbound({ allow: [host] })
  for (let times = 0; times < 2; times += 1)
    await assert.rejects(
      outbound.request(url, { ...plain, signal: aborting.signal }),
      (error) => error === reason,
    )
})

test('a connection is kept for whoever has more to ask of the same host, and for nobody else', async () => {
  const ports = new Set<number>()
  const { url, host } = await startReceiver(({ path }, response) => {
    ports.add(response.socket!.remotePort!)
    if (path === '/unchanged') response.writeHead(304).end()
    else response.end('a page')
  })
  const outbound = createOutbound({ allow: [host] })
  const paths = ['/one', '/unchanged', '/two', '/three']
  const wantsBody = ({ status }: { status: number }) => status === 200
  for (const path of paths)
    await outbound.request(new URL(path, url).href, { ...plain, wantsBody, keepsConnection: true })
  assert.equal(ports.size, 1)
  for (const path of paths) await outbound.request(new URL(path, url).href, { ...plain, wantsBody })
  assert.equal(ports.size, 1 + paths.length)
})

test('what goes out on a kept connection that its host has just closed is sent again, once', async () => {
  const { url, host, received } = await startReceiver(({ path }, response, count) => {
    if (path === '/gone' || (path === '/closed' && count === 2)) response.socket!.destroy()
    else response.end('a page')
  })
  const outbound = createOutbound({ allow: [host] })
  const ask = (path: string) => outbound.request(new URL(path, url).href, { ...plain, keepsConnection: true })
  await ask('/page')
  assert.equal((await ask('/closed')).body.toString(), 'a page')
  await ask('/page')
  await assert.rejects(ask('/gone'), because('connection'))
  // Nothing was kept by now, and what fails on a connection of its own is not asked again.
  await assert.rejects(ask('/gone'), because('connection'))
  const asked = received.map(({ path }) => path)
  assert.deepEqual(asked, ['/page', '/closed', '/closed', '/page', '/gone', '/gone', '/gone'])
})

test('which hosts the operator allows can be asked', () => {
  const outbound = createOutbound({ allow: ['127.0.0.1:80', 'intranet.example:443'] })
  for (const [url, allowed] of [
    ['http://127.0.0.1/page', true],
    ['https://intranet.example/', true],
    ['http://intranet.example/', false],
    ['https://127.0.0.1/', false],
    ['no address', false],
  ] as const)
    assert.equal(outbound.allows(url), allowed, url)
})

test('R6 an endless body is cut off, and a receiver that hangs before or in the middle of its answer times out', {
  timeout: 20_000,
}, async () => {
  const endless = await startReceiver((_, response) => {
    const more = () => {
      while (response.writable && response.write('x'.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  })
  const cut = await createOutbound({ allow: [endless.host] }).request(endless.url, plain)
  assert.deepEqual([cut.body.length, cut.cut], [1000, true])

  const silent = await startReceiver(() => {})
  const halting = await startReceiver((_, response) => response.write('so far'))
  for (const { url, host } of [silent, halting])
    await assert.rejects(
      createOutbound({ allow: [host] }).request(url, { ...plain, timeoutSeconds: 0.05 }),
      because('timeout'),
    )
})

test('what cannot be reached says so: no such name, nobody there, hung up, no http', async () => {
  const hangsUp = await startReceiver((_, response) => response.destroy())
  const nobody = createOutbound({ allow: ['127.0.0.1:1', hangsUp.host], resolve: async () => [] })
  await assert.rejects(nobody.request('https://gone.example/', plain), because('unresolved'))
  await assert.rejects(nobody.request('http://127.0.0.1:1/', plain), because('connection'))
  await assert.rejects(nobody.request(hangsUp.url, plain), because('connection'))
  for (const url of ['ftp://example.com/', 'file:///etc/passwd', 'not an address'])
    await assert.rejects(nobody.request(url, plain), because('address'))
})

test('proxies of the environment are not used', async () => {
  const proxy = await startReceiver()
  const { url, host, received } = await startReceiver()
  const proxies = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, http_proxy: proxy.url }
  Object.assign(process.env, proxies)
  try {
    await createOutbound({ allow: [host] }).request(url, plain)
  } finally {
    for (const name of Object.keys(proxies)) delete process.env[name]
  }
  assert.deepEqual([received.length, proxy.received.length], [1, 0])
})
