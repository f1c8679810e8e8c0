import { allOperations } from '@foyer/contract'
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify'
import { agentsRoutes } from './agents/index.ts'
import {
  askableAgents,
  conversationsRoutes,
  createPrinter,
  installSharedDocuments,
  installVisits,
  openTurnNotifier,
  type ReasoningDependencies,
  turnsOf,
} from './conversations/index.ts'
import { type Faces, installMcp, installPages, installReference } from './faces/index.ts'
import { type Knowledge, knowledgeRoutes } from './knowledge/index.ts'
import { metricSources } from './metric_sources.ts'
import {
  installSignIn,
  type MailTransport,
  organizationRoutes,
  type SignInLimits,
  type SingleSignOnSettings,
  startUsageWriter,
} from './organization/index.ts'
import type { Database } from './platform/db/index.ts'
import { openEventFeed } from './platform/events/index.ts'
import {
  authenticate,
  type ConnectionLimits,
  capConnections,
  createRateLimiter,
  defaultConnectionLimits,
  defaultStreamTiming,
  defaultWrongKeyLimit,
  handleError,
  httpServerDuration,
  installBodyParser,
  installHealth,
  installMetrics,
  installRequestLog,
  installUnrouted,
  type LimitClock,
  logController,
  type MetricsAccess,
  measureRequests,
  openKeyRing,
  type RateLimit,
  requestIdOf,
  routesOf,
  type StreamTiming,
  serializerOf,
  serverOptionsOf,
  setAnswerHeaders,
  sharedClock,
  traceRequests,
  wrongKeyCounter,
} from './platform/http/index.ts'
import type { Secrets } from './platform/index.ts'
import type { Outbound } from './platform/outbound/index.ts'
import { defaultRetention, type Retention } from './platform/queue/index.ts'
import type { Telemetry } from './platform/telemetry/index.ts'
import { type InstallationModel, noModel, organizationModelRoutes } from './reasoning/index.ts'
import { setupRoutes } from './setup/index.ts'

export interface AppDependencies {
  database: Database
  now: () => Date
  rateLimit: RateLimit
  /** What all limits go by. */
  limitClock?: LimitClock
  publicUrl: string
  secrets: Secrets
  outbound: Outbound
  /** Null or absent where no mail is sent. */
  mail?: MailTransport | null
  /** How long the operator keeps what accumulates. */
  retention?: Retention
  knowledge: Knowledge
  reasoning: ReasoningDependencies
  installationModel?: InstallationModel
  /** What browsers see; absent where nobody looks. */
  faces?: Faces
  signInLimits?: SignInLimits
  /** Null or absent where nobody signs in through a provider. */
  singleSignOn?: SingleSignOnSettings | null
  /** Absent: people sign in with passwords. */
  passwordSignIn?: boolean
  /** Scrypt's N, for passwords. */
  passwordCost?: number | undefined
  wrongKeyLimit?: RateLimit
  streamTiming?: StreamTiming
  connectionLimits?: ConnectionLimits
  uploadWaitMs?: number
  trustProxy?: FastifyServerOptions['trustProxy']
  logger?: FastifyServerOptions['logger']
  /** Who may read /metrics; absent where nobody may. */
  metrics?: MetricsAccess
  /** Absent where nothing is sent to a collector. */
  telemetry?: Telemetry
  /** From when on the server is about to go, and says so to whoever shares out requests. */
  stopping?: AbortSignal
}

const bodyLimitBytes = 1024 * 1024

/** What a process answers that only runs background work: how it is, and nothing of the service. */
export async function buildWorkerApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = await openApp(dependencies)
  installUnrouted(app, '', [])
  return app
}

/** What every process answers, whatever its role. */
async function openApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, reasoning, connectionLimits = defaultConnectionLimits } = dependencies
  const app: FastifyInstance = fastify({
    logger: dependencies.logger ?? false,
    trustProxy: dependencies.trustProxy ?? false,
    bodyLimit: bodyLimitBytes,
    genReqId: requestIdOf,
    logController: logController,
    // A request that arrives on an open connection while we close is still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      setAnswerHeaders(request, reply)
      handleError(error, request, reply)
    },
    ...serverOptionsOf(connectionLimits),
  })
  capConnections(app.server, connectionLimits.most)
  const { metrics, telemetry } = dependencies
  if (telemetry?.tracer) traceRequests(app, telemetry.tracer)
  app.addHook('onRequest', (request, reply, done) => {
    setAnswerHeaders(request, reply)
    done()
  })
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
  app.setErrorHandler(handleError)
  installRequestLog(app)
  installBodyParser(app)
  const sources = metricSources(dependencies)
  if (metrics || telemetry?.exportMetrics) measureRequests(app, reasoning.meter)
  if (metrics) await installMetrics(app, metrics, sources)
  telemetry?.exportMetrics?.([...sources, reasoning.meter.sourceOf(httpServerDuration)])
  installHealth(app, database, dependencies.stopping)
  // Jobs use models, too.
  const usage = startUsageWriter(database.system, reasoning.usage)
  app.addHook('onClose', () => usage.close())
  return app
}

/** The whole service behind one Fastify instance; the server and the tests build the same one. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, now, rateLimit, secrets, outbound, knowledge, reasoning } = dependencies
  const { mail = null, retention = defaultRetention } = dependencies
  const { streamTiming = defaultStreamTiming, installationModel = noModel } = dependencies
  const { limitClock = sharedClock, wrongKeyLimit = defaultWrongKeyLimit } = dependencies
  const app = await openApp(dependencies)
  installReference(app, dependencies.publicUrl)
  if (dependencies.faces) installPages(app, dependencies.faces, database)
  installUnrouted(app, '', [])

  const keys = openKeyRing(database, now)
  app.addHook('onClose', () => keys.close())

  const feed = openEventFeed(database)
  app.addHook('onClose', () => feed.close())

  const notifier = openTurnNotifier(database)
  app.addHook('onClose', () => notifier.close())
  const turns = turnsOf({ ...reasoning, knowledge, now }, notifier)
  // Fastify does not wait for what goes on after its client has left.
  app.addHook('onClose', () => turns.settled())

  const printer = createPrinter()
  app.addHook('onClose', () => printer.close())

  const sessions = await installSignIn(app, {
    ...dependencies,
    limitClock,
    sendsMail: mail !== null,
  })
  const counting = { system: database.system, secrets, clock: limitClock }
  const admission = {
    keys,
    limiter: createRateLimiter(database.system, rateLimit, limitClock),
    countWrongKey: wrongKeyCounter(counting, wrongKeyLimit),
    publicUrl: dependencies.publicUrl,
  }
  await app.register(
    async (v1) => {
      authenticate(v1, { ...admission, sessions })
      v1.addHook('onRequest', (request, _reply, done) => {
        reasoning.usage.count(request.caller.organization.id, 'calls')
        done()
      })
      installUnrouted(v1, '/v1', allOperations)
      const { publicUrl, uploadWaitMs } = dependencies
      const routes = routesOf(v1, { database, now, secrets, streamTiming, keys, uploadWaitMs })
      organizationRoutes(routes, { database, feed, secrets, outbound, publicUrl, mail, retention })
      organizationModelRoutes(routes, { secrets, outbound, installationModel })
      agentsRoutes(routes, { installationModel, secrets })
      const askable = askableAgents({ ...reasoning, knowledge, now })
      knowledgeRoutes(routes, { knowledge, vectorOf: reasoning.vectorOf, askable, outbound })
      conversationsRoutes(routes, turns, { ...reasoning, knowledge, now, printer, publicUrl })
      setupRoutes(routes, {
        vectorOf: reasoning.vectorOf,
        outbound,
        installationModel,
        sendsMail: mail !== null,
        rehearsal: { ...reasoning, knowledge, now },
      })
    },
    { prefix: '/v1' },
  )
  await app.register(
    async (visit) => {
      const { publicUrl } = dependencies
      const visited = { database, now, limitClock, secrets, streamTiming, publicUrl, feed, turns, printer }
      installVisits(visit, visited)
    },
    { prefix: '/visit' },
  )
  await app.register(
    async (shared) => installSharedDocuments(shared, { database, secrets, limitClock, printer, now }),
    { prefix: '/shared' },
  )
  installMcp(app, { admission, now })
  return app
}
