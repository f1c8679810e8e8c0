export { setAnswerHeaders } from './answer_headers.ts'
export { hashOf, newApiKey } from './api_key.ts'
export { type Admission, authenticate, type Sessions } from './auth.ts'
export { type BindDependencies, type Call, type Routes, routesOf, sendDocument } from './bind.ts'
export { installBodyParser } from './body.ts'
export { type Caller, mayCall } from './caller.ts'
export {
  type ConnectionLimits,
  capConnections,
  defaultConnectionLimits,
  mostConnections,
  serverOptionsOf,
} from './connections.ts'
export { Document } from './document.ts'
export { handleError, toRefusal } from './error_handler.ts'
export { defaultStreamTiming, type ServerSentEvent, type StreamTiming, sendEvents } from './event_stream.ts'
export { installHealth } from './health.ts'
export { isPending, pendingResponse, type StoredResponse, settle, stillRunning } from './idempotency.ts'
export { inputReader } from './input.ts'
export { openKeyRing } from './key_ring.ts'
export { likelyName } from './likely_name.ts'
export { type LimitClock, sharedClock } from './limit_clock.ts'
export { loggerOptions } from './logger_options.ts'
export { installMetrics, type MetricsAccess } from './metrics.ts'
export { networkOf } from './network.ts'
export { type KeyedRequest, once, replay } from './once.ts'
export { openApiDocument } from './openapi/index.ts'
export { pathParameter } from './openapi/parameters.ts'
export { publishedSchema, type Schema } from './openapi/schema.ts'
export { sessionCookieName } from './openapi/security.ts'
export { changesNothing, isOwnOrigin } from './own_origin.ts'
export {
  hasMore,
  type ListEnvelope,
  listOf,
  live,
  type Ordering,
  orderedPageOf,
  pageOf,
  refuseLostCursor,
} from './paging.ts'
export { poolMetrics } from './pool_metrics.ts'
export { createRateLimiter, type RateLimit } from './rate_limit.ts'
export { requestIdOf } from './request_id.ts'
export { installRequestLog, logController } from './request_log.ts'
export { httpServerDuration, measureRequests, requestDuration } from './request_metrics.ts'
export { traceRequests } from './request_span.ts'
export { serializerOf } from './serializer.ts'
export { timeOf } from './since.ts'
export { installUnrouted } from './unrouted.ts'
export { bodyCheck, type Check } from './validate.ts'
export { refuseStale, Versioned } from './versioned.ts'
export { defaultWrongKeyLimit, wrongKeyCounter } from './wrong_keys.ts'
