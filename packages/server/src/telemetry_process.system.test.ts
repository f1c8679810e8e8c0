import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startFreezableProxy } from './testing/freezable_proxy.ts'
import { startCollector } from './testing/otlp_collector/collector.ts'
import { withMigratedDatabase } from './testing/own_database.ts'

const program = fileURLToPath(new URL('./testing/telemetry_process.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** The modules of OpenTelemetry that a server has loaded by the time it has answered a request and stopped. */
async function modulesOf(url: string, environment: Record<string, string>): Promise<string[]> {
  const child = fork(program, [], {
    execArgv: ['--conditions=foyer-source'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(await freePort()),
      FOYER_SECRET: `a:${'s'.repeat(32)}`,
      FOYER_SHUTDOWN_DELAY_SECONDS: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  const [{ status, loaded }] = (await once(child, 'message')) as [{ status: number; loaded: string[] }]
  assert.equal(status, 401)
  return loaded.filter((module) => module.includes('/@opentelemetry/') || module.includes('/otlp/'))
}

test('a server that sends nothing to a collector loads nothing of OpenTelemetry; one that does sends before it stops', async () => {
  const collector = await startCollector()
  await withMigratedDatabase(async (address) => {
    const proxy = await startFreezableProxy(address)
    const { url } = proxy.address
    assert.deepEqual(await modulesOf(url, {}), [])
    const loaded = await modulesOf(url, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    assert.ok(loaded.some((module) => module.includes('/@opentelemetry/sdk-trace/')))
    await proxy.close()
  })
  assert.deepEqual(
    collector.spans.map(({ name }) => name).filter((name) => name.startsWith('GET')),
    ['GET /v1/agents'],
  )
  assert.ok(collector.metrics.has('http.server.request.duration'))
  assert.match(String(collector.spans[0]!.resource['service.instance.id']), /:\d+$/)
  await collector.close()
})
