// guards tested by: turns/stop.test.ts

import { allOperations } from '@foyer/contract'
import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify'
import { openWaitingRoom, turnsOf } from './conversations/turns/index.ts'
import type { Reasoning } from './conversations/turns/turning.ts'
import { installVisits } from './conversations/visits/index.ts'
import type { Faces } from './faces/faces.ts'
import { installPages } from './faces/index.ts'
import type { Knowledge } from './knowledge/answering/knowledge.ts'
import { installSignIn } from './organization/people/index.ts'
import type { SignInLimits } from './organization/people/limits.ts'
import { startCounting } from './organization/profile/call_counter.ts'
import type { Database } from './platform/db/database.ts'
import { openEventFeed } from './platform/events/event_feed.ts'
import { authenticate } from './platform/http/auth.ts'
import { routesOf } from './platform/http/bind.ts'
import { installBodyParser } from './platform/http/body.ts'
import { handleError } from './platform/http/error_handler.ts'
import { type Pulse, usualPulse } from './platform/http/event_stream.ts'
import { installHealth } from './platform/http/health.ts'
import { openKeyRing } from './platform/http/key_ring.ts'
import { installMetrics } from './platform/http/metrics.ts'
import { createRateLimiter, type RateLimit } from './platform/http/rate_limit.ts'
import { installReference } from './platform/http/reference.ts'
import { requestIdOf } from './platform/http/request_id.ts'
import { installRequestLog, oneLineARequest } from './platform/http/request_log.ts'
import { serializerOf } from './platform/http/serializer.ts'
import { installUnrouted } from './platform/http/unrouted.ts'
import type { Outbound } from './platform/outbound/request.ts'
import type { Secrets } from './platform/secrets.ts'
import type { ModelSetting } from './reasoning/reasoner/model/setting.ts'
import { resourceRoutes } from './routes.ts'

export interface AppDependencies {
  database: Database
  now: () => Date
  rateLimit: RateLimit
  publicUrl: string
  secrets: Secrets
  outbound: Outbound
  knowledge: Knowledge
  reasoning: Reasoning
  installationModel?: ModelSetting | null
  /** What browsers see; absent where nobody looks. */
  faces?: Faces
  signInLimits?: SignInLimits
  pulse?: Pulse
  trustProxy?: FastifyServerOptions['trustProxy']
  logger?: FastifyServerOptions['logger']
}

const bodyLimitBytes = 1024 * 1024

/** The whole service behind one Fastify instance; the server and the tests build the same one. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, now, rateLimit, secrets, outbound, knowledge, reasoning } = dependencies
  const { pulse = usualPulse, installationModel = null } = dependencies
  const app: FastifyInstance = fastify({
    logger: dependencies.logger ?? false,
    trustProxy: dependencies.trustProxy ?? false,
    bodyLimit: bodyLimitBytes,
    genReqId: requestIdOf,
    logController: oneLineARequest,
    // A request that arrives on an open connection while we close is still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: handleError,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
  app.setErrorHandler(handleError)
  installRequestLog(app)
  installBodyParser(app)
  installMetrics(app)
  installHealth(app, database.system)
  installReference(app, dependencies.publicUrl)
  if (dependencies.faces) installPages(app, dependencies.faces, database)
  installUnrouted(app, '', [])

  const keys = await openKeyRing(database.address, database.system, now)
  app.addHook('onClose', () => keys.close())
  const calls = startCounting(database.system, now)
  app.addHook('onClose', () => calls.close())

  const feed = openEventFeed(database)
  app.addHook('onClose', () => feed.close())

  const room = openWaitingRoom(database)
  app.addHook('onClose', () => room.close())
  const turns = turnsOf({ ...reasoning, knowledge, now }, room)
  // Fastify does not wait for what goes on after its client has left.
  // guard: a server waits for messages whose client left
  app.addHook('onClose', () => turns.settled())

  const sessions = await installSignIn(app, dependencies)
  await app.register(
    async (v1) => {
      const limiter = createRateLimiter(database.system, rateLimit, now)
      authenticate(v1, { keys, sessions, limiter, publicUrl: dependencies.publicUrl })
      v1.addHook('onRequest', (request, _reply, done) => {
        calls.count(request.caller.organization.id)
        done()
      })
      installUnrouted(v1, '/v1', allOperations)
      resourceRoutes(routesOf(v1, { database, now, secrets, pulse }), {
        feed,
        secrets,
        outbound,
        knowledge,
        turns,
        installationModel,
        publicUrl: dependencies.publicUrl,
      })
    },
    { prefix: '/v1' },
  )
  await app.register(
    async (visit) => {
      const { publicUrl } = dependencies
      installVisits(visit, { database, now, secrets, pulse, publicUrl, feed, turns })
    },
    { prefix: '/visit' },
  )
  return app
}
