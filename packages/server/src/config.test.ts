import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ConfigRefusal, mergeModelVariables, readConfig, readModels, settings } from './config.ts'
import { usualModel } from './reasoning/index.ts'

const right: Record<string, string[]> = {
  HOST: ['0.0.0.0', '::1', 'localhost', 'foyer.internal'],
  PORT: ['1', '65535'],
  FOYER_DATA_DIR: ['/srv/foyer'],
  DATABASE_URL: ['postgres://foyer:p%40ss@db.example.com:5432/foyer', 'postgresql://localhost/foyer'],
  FOYER_DATABASE_DIRECT_URL: ['postgres://foyer:p%40ss@db.example.com:5432/foyer'],
  FOYER_PREPARED_STATEMENTS: ['true', 'false'],
  FOYER_DATABASE_CONNECTIONS: ['1', '40'],
  FOYER_PUBLIC_URL: ['https://api.example.com', 'http://example.com/foyer/'],
  TRUST_PROXY: ['true', 'false', '1', '10.0.0.0/8, 192.168.1.7', 'loopback', 'fd00::/8'],
  FOYER_RATE_LIMIT: ['1', '5000'],
  FOYER_RATE_BURST: ['1', '5000'],
  FOYER_SECRET: [`a:${'x'.repeat(32)}`, `b-2:${'y'.repeat(44)}, a:${'x'.repeat(32)}`],
  FOYER_ALLOW_HOSTS: ['none', '127.0.0.1:8080', 'Receiver.internal:443, [::1]:9000'],
  FOYER_EMBEDDER_URL: ['https://api.example.com/v1', 'http://10.0.0.5:8080/', 'http://[::1]:11434/v1'],
  FOYER_EMBEDDER_MODEL: ['small', 'BAAI/bge-m3:latest'],
  FOYER_EMBEDDER_DIMENSIONS: ['1', '1536', '8192'],
  FOYER_EMBEDDER_KEY: ['sk-abc_123.x='],
  FOYER_MODEL_PROVIDER: ['openai', 'anthropic', 'google', 'ollama', 'openai_compatible'],
  FOYER_MODEL: ['small', 'qwen/qwen3:8b'],
  FOYER_MODEL_URL: ['https://api.example.com/v1', 'http://10.0.0.5:8080/', 'http://[::1]:11434'],
  FOYER_MODEL_KEY: ['sk-abc_123.x='],
  FOYER_MODEL_CONTEXT_TOKENS: ['1000', '200000'],
  FOYER_MODEL_NATIVE_TOOLS: ['auto', 'true', 'false'],
  FOYER_MODEL_PRICES: ['input=0.25,cached=0.025,output=2,currency=USD', 'output=8, input=2, currency=EUR'],
  FOYER_MODEL_FALLBACK_PROVIDER: ['openai', 'ollama'],
  FOYER_MODEL_FALLBACK: ['small', 'qwen/qwen3:8b'],
  FOYER_MODEL_FALLBACK_URL: ['https://api.example.com/v1'],
  FOYER_MODEL_FALLBACK_KEY: ['sk-abc_123.x='],
  FOYER_MODEL_FALLBACK_CONTEXT_TOKENS: ['1000', '200000'],
  FOYER_MODEL_FALLBACK_PRICES: ['input=0,output=0,currency=USD'],
  FOYER_MODEL_SUPPORT: ['after', 'before', 'off'],
  FOYER_MODEL_KNOWLEDGE_TOKENS: ['0', '100000'],
  FOYER_MODEL_FIRST_WORD_SECONDS: ['1', '60'],
  FOYER_MODEL_PIECE_SECONDS: ['1', '600'],
  FOYER_MODEL_TURN_SECONDS: ['20', '1800'],
  FOYER_MODEL_PAPER_SECONDS: ['1', '1800'],
  FOYER_MODEL_REST_SECONDS: ['0', '3600'],
  FOYER_SEARCH_MEMORY_MB: ['16', '4096'],
  FOYER_ROLE: ['all', 'server', 'worker'],
  FOYER_EVENT_RETENTION_DAYS: ['1', '36500', 'forever'],
  FOYER_AUDIT_RETENTION_DAYS: ['1', '36500', 'forever'],
  FOYER_RUN_RETENTION_DAYS: ['1', '36500', 'forever'],
  FOYER_PASSAGE_RETENTION_DAYS: ['1', '36500', 'forever'],
  FOYER_SMTP_URL: ['smtp://127.0.0.1:1025', 'smtps://user:p%40ss@mail.example.com', 'smtp://[::1]'],
  FOYER_MAIL_FROM: ['foyer@example.com', 'Our Foyer <foyer@example.com>'],
  FOYER_OIDC_ISSUER: ['https://id.example.com/realms/staff', 'http://127.0.0.1:8080', 'http://[::1]:9/'],
  FOYER_OIDC_CLIENT_ID: ['foyer', '0oa1b2c3.apps.example.com'],
  FOYER_OIDC_CLIENT_SECRET: ['a+b/c='],
  FOYER_OIDC_NAME: ['Brightwater ID', 'Zugang für alle'],
  FOYER_OIDC_DOMAINS: ['none', 'example.com=acme:viewer', 'A.example=acme-2:editor, b.example=b:viewer'],
  FOYER_PASSWORD_SIGN_IN: ['true', 'false'],
  FOYER_METRICS: ['off', 'open'],
  FOYER_METRICS_TOKEN: ['x'.repeat(16), 'a-b_c.d=/+0123456789'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['http://localhost:4318', 'https://otel.example.com/otlp/'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['https://traces.example.com/v1/traces'],
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: ['https://metrics.example.com/api/v1/otlp'],
  OTEL_EXPORTER_OTLP_PROTOCOL: ['http/protobuf', 'http/json'],
  OTEL_EXPORTER_OTLP_HEADERS: ['api-key=abc', 'authorization=Basic%20YWJj, x-scope-orgid=1'],
  OTEL_EXPORTER_OTLP_TIMEOUT: ['1', '30000'],
  OTEL_TRACES_EXPORTER: ['otlp', 'none'],
  OTEL_METRICS_EXPORTER: ['otlp', 'none'],
  OTEL_METRIC_EXPORT_INTERVAL: ['1000', '60000'],
  OTEL_TRACES_SAMPLER: ['always_on', 'traceidratio', 'parentbased_traceidratio', 'parentbased_always_off'],
  OTEL_TRACES_SAMPLER_ARG: ['0', '0.25', '1'],
  OTEL_SERVICE_NAME: ['foyer-berlin'],
  OTEL_RESOURCE_ATTRIBUTES: ['deployment.environment.name=production,service.version=1%2E2'],
  OTEL_SDK_DISABLED: ['true', 'false'],
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: ['false', 'NO_CONTENT'],
  FOYER_SHUTDOWN_DELAY_SECONDS: ['0', '60'],
  LOG_LEVEL: ['trace', 'INFO', 'silent'],
  FOYER_URL: ['https://api.example.com', 'http://127.0.0.1:4000/'],
  FOYER_API_KEY: ['sk_abc-123_x'],
}

const wrong: Record<string, string[]> = {
  HOST: ['http://127.0.0.1', 'a b', '-'],
  PORT: ['0', '65536', 'http', '4000.5', '-1', '1e3'],
  DATABASE_URL: ['mysql://localhost/foyer', 'localhost', 'postgres://user:secret@host:nine/foyer'],
  FOYER_DATABASE_DIRECT_URL: ['mysql://localhost/foyer', 'postgres://user:secret@host:nine/foyer'],
  FOYER_PREPARED_STATEMENTS: ['yes', '1'],
  FOYER_DATABASE_CONNECTIONS: ['0', '41', 'many'],
  FOYER_PUBLIC_URL: ['api.example.com', 'ftp://example.com', 'https://example.com/?a=b'],
  TRUST_PROXY: ['yes', '10.0.0.0/33', '10.0.0.0/8,', 'proxy.internal', '-1'],
  FOYER_RATE_LIMIT: ['0', '-5', '1.5'],
  FOYER_RATE_BURST: ['0', 'x'],
  FOYER_SECRET: [
    'x'.repeat(64),
    'a:short',
    `:${'x'.repeat(32)}`,
    `a.b:${'x'.repeat(32)}`,
    `a:${'x'.repeat(32)},`,
  ],
  FOYER_ALLOW_HOSTS: [
    '127.0.0.1',
    '10.0.0.0/8:80',
    'host:0',
    'host:65536',
    'http://host:80',
    '127.1:80',
    'a:1,',
  ],
  FOYER_EMBEDDER_URL: [
    'api.example.com/v1',
    'ftp://api.example.com',
    'https://api.example.com/v1?version=2',
    'https://user:secret@api.example.com',
  ],
  FOYER_EMBEDDER_MODEL: ['two words', 'x'.repeat(201)],
  FOYER_EMBEDDER_DIMENSIONS: ['0', '8193', 'many', '1.5'],
  FOYER_EMBEDDER_KEY: ['Bearer secret', 'secret\u00fc'],
  FOYER_MODEL_PROVIDER: ['azure', 'OpenAI', 'openai,google'],
  FOYER_MODEL: ['two words', 'x'.repeat(201)],
  FOYER_MODEL_URL: [
    'api.example.com/v1',
    'file:///etc/passwd',
    'https://api.example.com/v1?version=2',
    'https://user:secret@api.example.com',
  ],
  FOYER_MODEL_KEY: ['Bearer secret', 'secret\u00fc'],
  FOYER_MODEL_CONTEXT_TOKENS: ['999', '10000001', 'much'],
  FOYER_MODEL_NATIVE_TOOLS: ['yes', 'AUTO'],
  FOYER_MODEL_PRICES: [
    '2',
    'input=2,output=8',
    'input=2,output=-8,currency=USD',
    'input=2,output=8,currency=QQQ',
    'input=2,output=8,currency=USD,per=1000',
  ],
  FOYER_MODEL_FALLBACK_PROVIDER: ['azure', 'second'],
  FOYER_MODEL_FALLBACK: ['two words'],
  FOYER_MODEL_FALLBACK_URL: ['https://user:secret@api.example.com'],
  FOYER_MODEL_FALLBACK_KEY: ['Bearer secret'],
  FOYER_MODEL_FALLBACK_CONTEXT_TOKENS: ['999'],
  FOYER_MODEL_FALLBACK_PRICES: ['free'],
  FOYER_MODEL_SUPPORT: ['true', 'never', 'AFTER'],
  FOYER_MODEL_KNOWLEDGE_TOKENS: ['-1', '1000001', 'all'],
  FOYER_MODEL_FIRST_WORD_SECONDS: ['0', '601', '1.5', '61'],
  FOYER_MODEL_PIECE_SECONDS: ['0', '601'],
  FOYER_MODEL_TURN_SECONDS: ['0', '1801'],
  FOYER_MODEL_PAPER_SECONDS: ['0', '1801'],
  FOYER_MODEL_REST_SECONDS: ['-1', '3601'],
  FOYER_SEARCH_MEMORY_MB: ['15', '0', '1e3', 'much'],
  FOYER_ROLE: ['both', 'true', 'Worker'],
  FOYER_EVENT_RETENTION_DAYS: ['0', '36501', 'never'],
  FOYER_AUDIT_RETENTION_DAYS: ['0', '-1'],
  FOYER_RUN_RETENTION_DAYS: ['0', '1.5'],
  FOYER_PASSAGE_RETENTION_DAYS: ['0', 'long'],
  FOYER_SMTP_URL: ['mail.example.com', 'http://mail.example.com', 'smtp://host/path', 'smtp://:secret@host'],
  FOYER_MAIL_FROM: ['Foyer', 'a b@example.com', 'Foyer <foyer>', 'x@y\r\nBcc: z@y'],
  FOYER_OIDC_ISSUER: [
    'id.example.com',
    'http://id.example.com',
    'https://id.example.com/?a=b',
    'ftp://x.example',
  ],
  FOYER_OIDC_NAME: ['x'.repeat(41), 'a\nb'],
  FOYER_OIDC_DOMAINS: [
    'example.com',
    'example.com=acme',
    'example.com=acme:owner',
    '*.example.com=acme:viewer',
    'example.com=acme:viewer,',
    '@example.com=acme:viewer',
  ],
  FOYER_PASSWORD_SIGN_IN: ['yes', '0'],
  FOYER_METRICS: ['on', 'true', 'local'],
  FOYER_METRICS_TOKEN: ['short', 'x'.repeat(15), 'with spaces in between'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'grpc://localhost:4317', 'https://user:secret@example.com'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['traces', 'https://example.com/v1/traces?key=secret'],
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: ['metrics'],
  OTEL_EXPORTER_OTLP_PROTOCOL: ['grpc', 'json', 'HTTP/JSON'],
  OTEL_EXPORTER_OTLP_HEADERS: ['secret', 'two words=secret', 'a=%', 'a=b%0Ac: d', '=secret'],
  OTEL_EXPORTER_OTLP_TIMEOUT: ['0', '10s'],
  OTEL_TRACES_EXPORTER: ['zipkin', 'console', 'OTLP'],
  OTEL_METRICS_EXPORTER: ['prometheus'],
  OTEL_METRIC_EXPORT_INTERVAL: ['0', '1m'],
  OTEL_TRACES_SAMPLER: ['always', 'parentbased_', 'jaeger_remote'],
  OTEL_TRACES_SAMPLER_ARG: ['2', '-1', '10%'],
  OTEL_RESOURCE_ATTRIBUTES: ['production', 'a=%E0%A4%A'],
  OTEL_SDK_DISABLED: ['yes', '1'],
  OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: ['true', 'SPAN_ONLY'],
  FOYER_SHUTDOWN_DELAY_SECONDS: ['-1', '61', 'long'],
  LOG_LEVEL: ['loud'],
  FOYER_URL: ['api.example.com', 'https://user:secret@api.example.com'],
  FOYER_API_KEY: ['abc', 'Bearer sk_abc'],
}

const embedder = {
  FOYER_EMBEDDER_URL: 'https://api.example.com/v1',
  FOYER_EMBEDDER_MODEL: 'small',
  FOYER_EMBEDDER_DIMENSIONS: '256',
}

const pooled = {
  DATABASE_URL: 'postgres://pooler.example.com:6432/foyer',
  FOYER_DATABASE_DIRECT_URL: 'postgres://db.example.com/foyer',
}

const model = {
  FOYER_MODEL_PROVIDER: 'openai_compatible',
  FOYER_MODEL: 'small',
  FOYER_MODEL_URL: 'https://api.example.com/v1',
}

const second = { FOYER_MODEL_FALLBACK_PROVIDER: 'openai', FOYER_MODEL_FALLBACK: 'large' }

const mail = { FOYER_SMTP_URL: 'smtp://127.0.0.1:1025', FOYER_MAIL_FROM: 'foyer@example.com' }

const provider = { FOYER_OIDC_ISSUER: 'https://id.example.com', FOYER_OIDC_CLIENT_ID: 'foyer' }

/** Some settings count only together. */
function company(name: string) {
  if (name === 'FOYER_ROLE') return { DATABASE_URL: 'postgres://db.example.com/foyer' }
  if (name === 'FOYER_DATABASE_DIRECT_URL' || name === 'FOYER_PREPARED_STATEMENTS') return pooled
  if (name in mail) return mail
  if (name.startsWith('FOYER_OIDC_') || name === 'FOYER_PASSWORD_SIGN_IN') return provider
  if (name.startsWith('FOYER_MODEL_FALLBACK')) return { ...model, ...second }
  return name.startsWith('FOYER_EMBEDDER_') ? embedder : name.startsWith('FOYER_MODEL') ? model : {}
}

test('without any setting the server listens on this machine only and keeps its data in the repository', () => {
  assert.deepEqual(readConfig({}), {
    host: '127.0.0.1',
    port: 4000,
    dataDirectory: fileURLToPath(new URL('../../../data', import.meta.url)),
    databaseUrl: null,
    pooler: null,
    databaseConnections: 10,
    publicUrl: 'http://127.0.0.1:4000',
    trustProxy: false,
    rateLimit: { perSecond: 100, burst: 200 },
    role: 'all',
    secrets: null,
    allowHosts: [],
    modelVariables: {},
    searchMemoryMb: 256,
    retention: { events: 90, audit: 365, runs: 90, passages: 30 },
    mail: null,
    singleSignOn: null,
    passwordSignIn: true,
    metrics: null,
    telemetry: null,
    shutdownDelaySeconds: 1,
    logLevel: null,
    remote: { url: 'http://127.0.0.1:4000', apiKey: null },
  })
})

test('the setting that FOYER_ROLE replaces is refused by name, with what to set instead', () => {
  assert.throws(
    () => readConfig({ FOYER_WORKERS: 'false' }),
    /^ConfigRefusal: FOYER_ROLE replaces FOYER_WORKERS.*server instead of FOYER_WORKERS=false/,
  )
})

test('a setting that was removed is refused by name, with what to do, and its value is not repeated', () => {
  const url = 'postgres://user:unguessed@b.example.com/foyer'
  const refusalOf = (set: Record<string, string>) => {
    try {
      readConfig({ DATABASE_URL: 'postgres://db/foyer', ...set })
    } catch (error) {
      return String(error)
    }
    return 'no refusal'
  }
  assert.equal(
    refusalOf({ FOYER_DATABASES: `second=${url}` }),
    'ConfigRefusal: FOYER_DATABASES was removed, and is still set: it must be unset. All organizations live in one ' +
      'database: move those that live in another one back with commit 267982f4, by `foyer organizations move <slug> first`.',
  )
  assert.equal(
    refusalOf({ FOYER_DATABASE_REPLICA_URL: url }),
    'ConfigRefusal: FOYER_DATABASE_REPLICA_URL was removed, and is still set: it must be unset. Everything is read from DATABASE_URL.',
  )
})

test('a worker beside the embedded PostgreSQL is refused', () => {
  assert.throws(
    () => readConfig({ FOYER_ROLE: 'worker' }),
    /FOYER_ROLE is worker, but DATABASE_URL is not set/,
  )
})

test('with a direct address, DATABASE_URL is that of a pooler; half of it is refused', () => {
  const { databaseUrl, pooler } = readConfig(pooled)
  assert.deepEqual(
    [databaseUrl, pooler],
    [pooled.FOYER_DATABASE_DIRECT_URL, { url: pooled.DATABASE_URL, prepare: false }],
  )
  assert.equal(readConfig({ ...pooled, FOYER_PREPARED_STATEMENTS: 'true' }).pooler?.prepare, true)
  const { DATABASE_URL, FOYER_DATABASE_DIRECT_URL } = pooled
  assert.throws(() => readConfig({ FOYER_DATABASE_DIRECT_URL }), /is set without DATABASE_URL/)
  assert.throws(
    () => readConfig({ DATABASE_URL, FOYER_PREPARED_STATEMENTS: 'false' }),
    /is set without FOYER_DATABASE_DIRECT_URL/,
  )
})

test('every setting takes its right values, and an empty one counts as not set', () => {
  for (const { name } of settings) {
    for (const value of right[name]!)
      assert.notDeepEqual(readConfig({ ...company(name), [name]: value }), null)
    assert.deepEqual(readConfig({ [name]: ' ' }), readConfig({}))
  }
})

test('a wrong value is refused in one line that names the setting and says what would be right', () => {
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      assert.throws(
        () => readConfig({ ...company(name), [name]: value }),
        (error: unknown) => {
          assert.ok(error instanceof ConfigRefusal, `${name}=${value}`)
          assert.equal(error.setting, name)
          assert.match(error.message, new RegExp(`^${name} .+: it must be .+\\.$`))
          return true
        },
        `${name}=${value}`,
      )
})

test('R10 a refused FOYER_API_KEY is not repeated', () => {
  assert.throws(
    () => readConfig({ FOYER_API_KEY: 'Bearer sk_horse' }),
    (error: Error) => error instanceof ConfigRefusal && !error.message.includes('horse'),
  )
})

test('a refused DATABASE_URL does not repeat the password', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'postgres://user:secret@host:nine/foyer' }),
    (error: Error) => !error.message.includes('secret'),
  )
})

test('R10 a refused FOYER_SECRET is not repeated; the same name twice is refused, too', () => {
  const long = 'correct-horse-battery-staple-and-more'
  for (const value of [long, `${long}:${long}`, `a:${long},a:${long}`])
    assert.throws(
      () => readConfig({ FOYER_SECRET: value }),
      (error: Error) => error instanceof ConfigRefusal && !error.message.includes('horse'),
    )
  const { secrets } = readConfig({ FOYER_SECRET: `b:${long},a:${long}` })
  assert.deepEqual(
    secrets?.map(({ id }) => id),
    ['b', 'a'],
  )
})

test('metrics are closed, open, or for whoever has the token; R10 a refused token is not repeated', () => {
  const token = 'a-token-of-prometheus'
  assert.deepEqual(readConfig({ FOYER_METRICS: 'open' }).metrics, { token: null })
  assert.deepEqual(readConfig({ FOYER_METRICS_TOKEN: token }).metrics, { token })
  assert.equal(readConfig({ FOYER_METRICS: 'off', FOYER_METRICS_TOKEN: token }).metrics, null)
  assert.throws(
    () => readConfig({ FOYER_METRICS: 'open', FOYER_METRICS_TOKEN: token }),
    /^ConfigRefusal: FOYER_METRICS is open, but FOYER_METRICS_TOKEN is set/,
  )
  assert.throws(
    () => readConfig({ FOYER_METRICS_TOKEN: 'hush hush hush hush' }),
    (error: Error) => !error.message.includes('hush'),
  )
})

test('traces and metrics are sent where an endpoint is set, or an exporter is named; each can be left out', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  const { telemetry } = readConfig(endpoint)
  const sent = { protocol: 'http/protobuf', headers: {}, timeoutMs: 10_000 }
  assert.deepEqual(telemetry, {
    resource: { 'service.name': 'foyer' },
    traces: { ...sent, url: 'http://collector:4318/v1/traces', sampling: { share: 1, parentBased: true } },
    metrics: { ...sent, url: 'http://collector:4318/v1/metrics', intervalMs: 60_000 },
  })
  const withEndpoint = (more: Record<string, string>) => readConfig({ ...endpoint, ...more }).telemetry
  assert.equal(withEndpoint({ OTEL_METRICS_EXPORTER: 'none' })?.metrics, null)
  assert.equal(withEndpoint({ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }), null)
  assert.equal(withEndpoint({ OTEL_SDK_DISABLED: 'true' }), null)
  assert.equal(readConfig({ OTEL_SERVICE_NAME: 'foyer-berlin' }).telemetry, null)
  const traces = 'https://traces.example.com/ingest'
  const { telemetry: onlyTraces } = readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces })
  assert.deepEqual([onlyTraces?.traces?.url, onlyTraces?.metrics], [traces, null])
  const { telemetry: usual } = readConfig({ OTEL_TRACES_EXPORTER: 'otlp' })
  assert.equal(usual?.traces?.url, 'http://localhost:4318/v1/traces')
})

test('what is said to a collector, and how many traces, follows the standard variables; R10 refused headers are not repeated', () => {
  const set = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj,x-scope=1',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=production',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  }
  const { telemetry } = readConfig(set)
  assert.deepEqual(telemetry?.traces?.headers, { authorization: 'Basic YWJj', 'x-scope': '1' })
  assert.deepEqual(telemetry?.resource, {
    'service.name': 'other',
    'deployment.environment.name': 'production',
  })
  assert.equal(readConfig({ ...set, OTEL_SERVICE_NAME: 'mine' }).telemetry?.resource['service.name'], 'mine')
  assert.deepEqual(telemetry?.traces?.sampling, { share: 0.25, parentBased: true })
  const sampler = (name: string) =>
    readConfig({ ...set, OTEL_TRACES_SAMPLER: name }).telemetry?.traces?.sampling
  assert.deepEqual(sampler('always_off'), { share: 0, parentBased: false })
  assert.deepEqual(sampler('parentbased_always_on'), { share: 1, parentBased: true })
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_HEADERS: 'a secret without a name' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:secret@example.com' },
  ])
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => error instanceof ConfigRefusal && !error.message.includes('secret'),
    )
})

test('the public address follows host and port, and loses its last slash', () => {
  assert.equal(readConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl, 'http://127.0.0.1:8080')
  assert.equal(readConfig({ HOST: '::1' }).publicUrl, 'http://[::1]:4000')
  assert.equal(readConfig({ FOYER_PUBLIC_URL: 'https://example.com/' }).publicUrl, 'https://example.com')
})

test('another PostgreSQL may take more connections than the embedded one', () => {
  const many = { DATABASE_URL: 'postgres://localhost/foyer', FOYER_DATABASE_CONNECTIONS: '200' }
  assert.equal(readConfig(many).databaseConnections, 200)
})

test('trust in proxies is a yes, a number of hops or a list of networks', () => {
  assert.equal(readConfig({ TRUST_PROXY: 'true' }).trustProxy, true)
  assert.equal(readConfig({ TRUST_PROXY: '2' }).trustProxy, 2)
  assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy, ['10.0.0.0/8', 'loopback'])
})

function heldWith(environment: Record<string, string>) {
  const { modelVariables, ...config } = readConfig(environment)
  return { ...config, ...readModels(modelVariables) }
}

test('the defaults that the table of settings states are the ones that hold', () => {
  const stated = settings.filter(({ default: value }) => /^[\w.]+$/.test(value))
  assert.ok(stated.length >= 6)
  for (const { name, default: value } of stated) assert.deepEqual(heldWith({ [name]: value }), heldWith({}))
})

test('an embedder is set whole or not at all: what is missing, or stands alone, is refused by name', () => {
  assert.deepEqual(readModels({ ...embedder, FOYER_EMBEDDER_KEY: 'sk-1' }).embedder, {
    url: 'https://api.example.com/v1',
    model: 'small',
    key: 'sk-1',
    dimensions: 256,
  })
  assert.equal(readModels(embedder).embedder!.key, null)
  const refused = (environment: Record<string, string>, name: string, message: RegExp) =>
    assert.throws(
      () => readConfig(environment),
      (error: unknown) =>
        error instanceof ConfigRefusal && error.setting === name && message.test(error.message),
    )
  for (const name of ['FOYER_EMBEDDER_MODEL', 'FOYER_EMBEDDER_DIMENSIONS'] as const) {
    const { [name]: left, ...rest } = embedder
    refused(rest, name, /is missing, but FOYER_EMBEDDER_URL is set: it must be/)
    refused({ [name]: left }, name, /is set without FOYER_EMBEDDER_URL: it must be/)
  }
  refused({ FOYER_EMBEDDER_KEY: 'sk-1' }, 'FOYER_EMBEDDER_KEY', /is set without FOYER_EMBEDDER_URL/)
})

test('R10 neither a refused FOYER_EMBEDDER_KEY nor a key in FOYER_EMBEDDER_URL is repeated', () => {
  for (const wrong of [
    { ...embedder, FOYER_EMBEDDER_KEY: 'Bearer secret' },
    { FOYER_EMBEDDER_KEY: 'secret' },
    { ...embedder, FOYER_EMBEDDER_URL: 'https://user:secret@api.example.com' },
    { ...embedder, FOYER_EMBEDDER_URL: 'https://api.example.com?key=secret' },
  ])
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => error instanceof ConfigRefusal && !error.message.includes('secret'),
    )
})

test('a model is set whole or not at all: what is missing, or stands alone, is refused by name', () => {
  const whole = { ...model, FOYER_MODEL_KEY: 'sk-1', FOYER_MODEL_CONTEXT_TOKENS: '8000' }
  assert.deepEqual(readModels(whole).model, {
    provider: 'openai_compatible',
    model: 'small',
    base_url: 'https://api.example.com/v1',
    key: 'sk-1',
    context_tokens: 8000,
    origin: 'installation',
    ...usualModel,
  })
  const refused = (environment: Record<string, string>, name: string, message: RegExp) =>
    assert.throws(
      () => readConfig(environment),
      (error: unknown) =>
        error instanceof ConfigRefusal && error.setting === name && message.test(error.message),
    )
  const { FOYER_MODEL, FOYER_MODEL_URL, ...provider } = model
  refused({ ...provider, FOYER_MODEL_URL }, 'FOYER_MODEL', /is missing, but FOYER_MODEL_PROVIDER is set/)
  refused(
    { ...provider, FOYER_MODEL },
    'FOYER_MODEL_URL',
    /is missing, but the provider is openai_compatible/,
  )
  for (const [name, value] of Object.entries(whole).slice(1))
    refused({ [name]: value }, name, /is set without FOYER_MODEL_PROVIDER/)
  assert.equal(readModels({ FOYER_MODEL_PROVIDER: 'openai', FOYER_MODEL }).model!.base_url, null)
  assert.equal(readModels({ FOYER_MODEL_PROVIDER: 'builtin' }).model, null)
})

test('a second model comes with a first one, and its prices are in the same currency', () => {
  const { fallback, ...first } = readModels({ ...model, ...second, FOYER_MODEL_SUPPORT: 'off' }).model!
  assert.deepEqual([fallback?.provider, fallback?.model, fallback?.support], ['openai', 'large', 'off'])
  assert.equal(first.model, 'small')
  const prices = {
    FOYER_MODEL_PRICES: 'input=1,cached=0.1,output=2,currency=EUR',
    FOYER_MODEL_FALLBACK_PRICES: 'input=1,output=2,currency=USD',
  }
  assert.deepEqual(readModels({ ...model, FOYER_MODEL_PRICES: prices.FOYER_MODEL_PRICES }).model!.prices, {
    input: 1,
    cached_input: 0.1,
    output: 2,
    currency: 'EUR',
  })
  assert.throws(
    () => readModels({ ...model, ...second, ...prices }),
    /FALLBACK_PRICES is in USD: it must be in EUR/,
  )
  assert.throws(() => readModels(second), /FOYER_MODEL_FALLBACK_PROVIDER is set without FOYER_MODEL_PROVIDER/)
})

test('who kept models from being checked, or had them checked, is told of the setting that says so now', () => {
  assert.throws(
    () => readConfig({ FOYER_MODEL_VERIFICATION: 'false' }),
    /^ConfigRefusal: FOYER_MODEL_SUPPORT replaces FOYER_MODEL_VERIFICATION.*off instead of FOYER_MODEL_VERIFICATION=false/,
  )
})

test('the environment goes before the file, and a model of one is never completed by the other', () => {
  const file = { ...model, FOYER_MODEL_KEY: 'sk-file', ...second, ...embedder, FOYER_MODEL_SUPPORT: 'off' }
  const merged = (environment: Record<string, string>) => mergeModelVariables(file, environment)
  assert.deepEqual(merged({}), file)
  const own = { FOYER_MODEL_PROVIDER: 'google', FOYER_MODEL: 'g', FOYER_MODEL_SUPPORT: 'before' }
  assert.deepEqual(merged(own), { ...embedder, ...own })
  assert.deepEqual(merged({ FOYER_MODEL_PROVIDER: 'builtin' }), {
    ...embedder,
    FOYER_MODEL_PROVIDER: 'builtin',
    FOYER_MODEL_SUPPORT: 'off',
  })
})

test('R10 neither a refused FOYER_MODEL_KEY nor a key in FOYER_MODEL_URL is repeated', () => {
  for (const wrong of [
    { ...model, FOYER_MODEL_KEY: 'Bearer secret' },
    { FOYER_MODEL_KEY: 'secret' },
    { ...model, FOYER_MODEL_URL: 'https://user:secret@api.example.com' },
  ])
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => error instanceof ConfigRefusal && !error.message.includes('secret'),
    )
})

test('a mail server and whom mails come from are set together; a password is taken apart and never repeated', () => {
  assert.deepEqual(
    readConfig({
      FOYER_SMTP_URL: 'smtps://us%40x:p%3Aw@mail.example.com',
      FOYER_MAIL_FROM: 'A B <a@b.example>',
    }).mail,
    {
      host: 'mail.example.com',
      port: 465,
      secure: true,
      account: { user: 'us@x', password: 'p:w' },
      from: { name: 'A B', address: 'a@b.example' },
    },
  )
  assert.throws(() => readConfig({ FOYER_SMTP_URL: mail.FOYER_SMTP_URL }), /FOYER_MAIL_FROM is missing/)
  assert.throws(() => readConfig({ FOYER_MAIL_FROM: mail.FOYER_MAIL_FROM }), /FOYER_SMTP_URL is missing/)
  assert.throws(
    () => readConfig({ ...mail, FOYER_SMTP_URL: 'smtp://user:secret@host/path' }),
    (error: Error) => !error.message.includes('secret'),
  )
})

test('a provider of identities is set with the id it has given us; its secret is optional and never repeated', () => {
  assert.deepEqual(readConfig({}).singleSignOn, null)
  assert.equal(readConfig({}).passwordSignIn, true)
  assert.deepEqual(
    readConfig({
      ...provider,
      FOYER_OIDC_CLIENT_SECRET: 's3cret',
      FOYER_OIDC_DOMAINS: 'Example.com=acme:editor',
    }).singleSignOn,
    {
      issuer: 'https://id.example.com',
      clientId: 'foyer',
      clientSecret: 's3cret',
      name: 'single sign-on',
      joinRules: [{ domain: 'example.com', organization: 'acme', role: 'editor' }],
    },
  )
  const { FOYER_OIDC_ISSUER, FOYER_OIDC_CLIENT_ID } = provider
  assert.throws(() => readConfig({ FOYER_OIDC_ISSUER }), /FOYER_OIDC_CLIENT_ID is missing/)
  for (const alone of [
    { FOYER_OIDC_CLIENT_ID },
    { FOYER_OIDC_CLIENT_SECRET: 's3cret' },
    { FOYER_OIDC_NAME: 'Brightwater ID' },
    { FOYER_OIDC_DOMAINS: 'example.com=acme:viewer' },
  ])
    assert.throws(
      () => readConfig(alone),
      (error: Error) =>
        /FOYER_OIDC_ISSUER is missing/.test(error.message) && !error.message.includes('s3cret'),
    )
})

test('passwords are turned off only where people can sign in otherwise', () => {
  assert.equal(readConfig({ ...provider, FOYER_PASSWORD_SIGN_IN: 'false' }).passwordSignIn, false)
  assert.throws(
    () => readConfig({ FOYER_PASSWORD_SIGN_IN: 'false' }),
    /FOYER_PASSWORD_SIGN_IN is false, but FOYER_OIDC_ISSUER is not set, so nobody could sign in/,
  )
})
