import { request } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countsOf, quantile } from './report.ts'
import { prepareServer } from './whole_server.ts'

/**
 * R20: the server as it is installed, under uploads that come all at once or clients that never finish their headers.
 * Prints the most memory that it had resident in megabytes, and how many milliseconds /healthz took meanwhile; fails
 * when it was too much, or /healthz did not answer. `--as form` uploads forms, `--sockets 1100` begins requests instead.
 */

const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '24' },
    megabytes: { type: 'string', default: '31' },
    as: { type: 'string', default: 'json' },
    sockets: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '15' },
  },
})
const goals = { residentMb: 700 }
await using server = await prepareServer({ LOG_LEVEL: 'warn' })
const { port, residentMb } = server
await server.start()
await sleep(5000)
const before = residentMb()
const watch = watchHealth()
const figures = Number(values.sockets) > 0 ? await halfOpen() : await upload(server.key())
const health = await watch.end()
console.log(JSON.stringify({ ...figures, before, ...health }, null, 1))
if (health.most >= goals.residentMb || health.health.failed > 0) process.exitCode = 1

/** Asks on new connections, as a load balancer does, and looks at the memory meanwhile. */
function watchHealth() {
  const times: number[] = []
  let [failed, most, isOver] = [0, 0, false]
  const memory = setInterval(() => (most = Math.max(most, residentMb())), 20)
  async function ask() {
    while (!isOver) {
      const start = performance.now()
      const status = await send('GET', '/healthz', {}).catch(() => 0)
      if (status !== 200) failed++
      times.push(performance.now() - start)
      await sleep(50)
    }
  }
  const asking = ask()
  return {
    async end() {
      isOver = true
      await asking
      clearInterval(memory)
      const at = (share: number) => Math.round(quantile(times, share))
      return { most, health: { asked: times.length, failed, median: at(0.5), p95: at(0.95), longest: at(1) } }
    },
  }
}

function send(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
    response.resume()
    response.on('end', () => resolve(response.statusCode ?? 0))
    response.on('error', reject)
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

async function upload(key: string) {
  const size = Number(values.megabytes) * 1_000_000
  const [type, body] = values.as === 'form' ? form(size) : json(size)
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': type,
    'content-length': String(body.length),
  }
  const start = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: Number(values.uploads) }, () =>
      send('POST', '/v1/knowledge_sources', headers, body).catch(() => 0),
    ),
  )
  const seconds = Math.round((performance.now() - start) / 1000)
  await sleep(Number(values.seconds) * 1000)
  return { uploads: countsOf(statuses), seconds }
}

function json(size: number): [string, Buffer] {
  const [head, tail] = ['{"kind":"file","filename":"prices.bin","content":"', '"}']
  const content = Buffer.alloc(Math.floor((size - 60) / 4) * 4, 'VGhlIGF1ZGl0IGNvc3RzIDEwMCBldXJvcy4g')
  return ['application/json', Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])]
}

function form(size: number): [string, Buffer] {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="prices.bin"\r\n\r\n'
  return [
    'multipart/form-data; boundary=b',
    Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(size, 'The audit costs 100 euros. '),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  ]
}

/** They stay until the server hangs up, and come back then. */
async function halfOpen() {
  let isOver = false
  const sockets = new Set<ReturnType<typeof connect>>()
  const open = () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n'))
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isOver) open()
    })
    socket.resume()
  }
  for (let n = 0; n < Number(values.sockets); n++) open()
  await sleep(Number(values.seconds) * 1000)
  isOver = true
  for (const socket of sockets) socket.destroy()
  return { sockets: values.sockets }
}
