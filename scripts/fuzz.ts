import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createKey } from '../packages/server/src/operator/api_keys.ts'
import { createOrganization } from '../packages/server/src/operator/organizations.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'
import { createOutbound } from '../packages/server/src/platform/outbound/request.ts'
import type { FuzzResponse } from '../packages/server/src/testing/fuzz/judge.ts'
import type { GeneratedRequest } from '../packages/server/src/testing/fuzz/request.ts'
import { fuzz } from '../packages/server/src/testing/fuzz/run.ts'
import { buildUnlimited } from '../packages/server/src/testing/unlimited_app.ts'

/** `npm run fuzz`: R4 over real HTTP, against a server of its own. */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'foyer-fuzz-'))
const embedded = await startEmbedded({ dataDirectory: directory, purpose: 'npm run fuzz', log: () => {} })
const now = () => new Date()
const database = await openDatabase(embedded.address, { now: now() })
const outbound = createOutbound({ allow: [], resolve: async () => [] })
const { app, equipment } = await buildUnlimited(database, outbound)
await app.listen({ host: '127.0.0.1', port: 0 })
const organization = await createOrganization(database, { name: 'Fuzz', slug: 'fuzz' }, now())
const { secret } = await createKey(database, organization, { name: 'fuzz' }, now())
const { port } = app.server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

function send({
  method,
  path,
  headers,
  body,
}: Pick<GeneratedRequest, 'method' | 'path' | 'headers' | 'body'>) {
  return new Promise<FuzzResponse>((resolve, reject) => {
    const outgoing = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        timeout: 30_000,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          text += chunk
        })
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text, contentType: incoming.headers['content-type'] }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 30 s')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

await send({ method: 'POST', path: '/v1/agents', headers: {}, body: '{"name":"Front desk"}' })
const started = performance.now()
const requests = Number(values.requests)
const report = await fuzz({
  requests,
  seed: Number(values.seed),
  atOnce: 16,
  send,
  progress: (done) => {
    if (done % 5000 === 0) process.stderr.write(`${done} of ${requests}\n`)
  },
})
const seconds = (performance.now() - started) / 1000
console.log(
  `${requests} requests in ${seconds.toFixed(1)} s; ${report.reached.size} operations answered with success`,
)
console.log(
  Object.entries(report.byStatus)
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join('   '),
)
for (const finding of report.findings.slice(0, 20)) console.log(JSON.stringify(finding))
console.log(`${report.findings.length} findings`)
process.exitCode = report.findings.length > 0 ? 1 : 0

agent.destroy()
await app.close()
await equipment.close()
await database.close()
await embedded.stop()
rmSync(directory, { recursive: true, force: true })
