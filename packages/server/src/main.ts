import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Config, localUrl } from './config.ts'
import { equip, type OpenEquipment } from './equipment.ts'
import { builtFaces } from './faces/index.ts'
import {
  greetFirstStart,
  holdConversations,
  listen,
  openInstallation,
  openSecrets,
  poolerOf,
  refusalOf,
  superviseEmbedded,
  welcome,
} from './operator/index.ts'
import { createMailTransport } from './organization/index.ts'
import { checkNotifications, openDatabase } from './platform/db/index.ts'
import { defaultConnectionLimits, loggerOptions, mostConnections } from './platform/http/index.ts'
import { createOutbound } from './platform/outbound/index.ts'
import { createMeter, loadTelemetry, type TelemetrySettings } from './platform/telemetry/index.ts'
import { createProviderEmbedder, currentEmbedder } from './reasoning/index.ts'

/** The composition root: what a running server consists of, put together here and nowhere else. */

interface RunningServer {
  /**
   * Says on /readyz that it stops, and goes on for the delay that is set. Then it takes nothing new, and lets what is
   * under way finish: jobs for a moment, requests for ten seconds. What cannot is left to the next server. In the end
   * it closes everything in order.
   */
  close(): Promise<void>
}

type Say = (line: string) => void
const longestRequestMs = 10_000
/** A message that is not answered by then is left to another server, and whoever waits for it is told so. */
const longestTurnMs = 8000

export async function serve(config: Config, say: Say): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closing of opened.splice(0).reverse()) await closing()
  }
  try {
    await open(config, say, opened)
    return { close }
  } catch (error) {
    await close()
    throw refusalOf(config, error)
  }
}

async function open(config: Config, say: Say, opened: (() => Promise<unknown>)[]) {
  // Loading the application and starting PostgreSQL take about as long: neither waits for the other.
  const loading = import('./app.ts')
  const address = await openStorage(config, say, opened)
  const now = () => new Date()
  const { databaseConnections: connections, role } = config
  const workers = role !== 'server'
  const pooler = poolerOf(config)
  const database = await openDatabase(address, { now: now(), connections, workers, pooler })
  opened.push(() => database.close())
  await checkNotifications(database)
  const { buildApp, buildWorkerApp } = await loading
  const { publicUrl, rateLimit, trustProxy: trusted } = config
  const trustProxy = typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted
  const level = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  // Nothing of it is loaded where nothing is sent.
  const telemetry =
    config.telemetry &&
    (await loadTelemetry(named(config.telemetry, config), (level, line) => app.log[level](line)))
  if (telemetry) opened.push(() => telemetry.close())
  const meter = createMeter()
  const secrets = await openSecrets(config, database)
  const stopping = new AbortController()
  const outbound = createOutbound({ allow: config.allowHosts })
  const installation = openInstallation(config, (problem) => app.log.error(problem))
  const onFailure = ({ message }: Error) => app.log.error(message)
  const embedder = currentEmbedder(installation.embedder, (settings) =>
    createProviderEmbedder({ ...settings, now, meter, onFailure }),
  )
  const { searchMemoryMb } = config
  const equipment = equip({
    outbound,
    now,
    publicUrl,
    embedder,
    searchMemoryMb,
    secrets,
    model: installation.model,
    meter,
  })
  opened.push(() => equipment.close())
  const mail = config.mail && createMailTransport(config.mail)
  const { knowledge } = equipment
  const dependencies = {
    database,
    now,
    rateLimit,
    publicUrl,
    secrets,
    outbound,
    mail,
    retention: config.retention,
    knowledge,
    reasoning: equipment,
    installationModel: installation.model,
    singleSignOn: config.singleSignOn,
    passwordSignIn: config.passwordSignIn,
    faces: builtFaces,
    connectionLimits: { ...defaultConnectionLimits, most: mostConnections(connections) },
    trustProxy,
    logger: loggerOptions(level, telemetry?.tracer !== undefined),
    stopping: stopping.signal,
    ...(config.metrics && { metrics: config.metrics }),
    ...(telemetry && { telemetry }),
  }
  const app = await (role === 'worker' ? buildWorkerApp : buildApp)(dependencies)
  // All of it needs the equipment and the database to finish, and none of it the others.
  const underway = [() => finish(app)]
  opened.push(() => drain(underway, equipment))
  await listen(app, config)
  // First of all, and while everything still answers: whoever shares out requests looks at /readyz and turns away.
  opened.push(() => {
    stopping.abort()
    return sleep(config.shutdownDelaySeconds * 1000)
  })
  // Only now that the server stands is a key made that is shown but once.
  const first = config.databaseUrl ? null : await greetFirstStart(database, now())
  const url = localUrl(config)
  say(
    role === 'worker'
      ? `\nFoyer runs background work. Its health is shown at ${url}/readyz\n`
      : await welcome(database, {
          url,
          publicUrl,
          secrets,
          first,
          hasModel: installation.model.setting() !== null,
          now: now(),
        }),
  )
  const logError = (error: unknown, what: string) => app.log.error({ err: error }, what)
  if (first) {
    // Nobody waits for it, but it is not cut off.
    const holding = holdConversations(database, equipment, first.organization, now()).catch((error) =>
      logError(error, 'the demo conversations could not be created'),
    )
    underway.push(async () => void (await holding))
  }
  if (workers) {
    // Loaded and started last: nobody waits for background work.
    const { runInBackground } = await import('./background_work.ts')
    const { retention } = config
    const background = {
      database,
      now,
      equipment,
      retention,
      secrets,
      outbound,
      mail,
      publicUrl,
      tracer: telemetry?.tracer,
      log: logError,
    }
    underway.push(...runInBackground(background))
  }
}

/** Telemetry tells servers apart by their place, which outlives a restart, unless the operator has named them. */
const named = (settings: TelemetrySettings, { port }: Config): TelemetrySettings => ({
  ...settings,
  resource: { 'service.instance.id': `${hostname()}:${port}`, ...settings.resource },
})

async function openStorage(config: Config, say: Say, opened: (() => Promise<unknown>)[]) {
  if (config.databaseUrl) return { url: config.databaseUrl }
  const { dataDirectory } = config
  const log = (line: string) => say(`foyer: ${line}`)
  const embedded = await superviseEmbedded({ dataDirectory, purpose: 'foyer serve', log })
  opened.push(() => embedded.stop())
  return embedded.address
}

async function drain(underway: (() => Promise<unknown>)[], { interrupt }: OpenEquipment) {
  const giveUp = setTimeout(interrupt, longestTurnMs)
  await Promise.all(underway.map((end) => end())).finally(() => clearTimeout(giveUp))
}

/** Accepts nothing new, hangs up on clients that have their answer, and in the end on all of them. */
async function finish(app: FastifyInstance) {
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => app.server.closeAllConnections(), longestRequestMs)
  await app.close().finally(() => {
    clearInterval(hangUp)
    clearTimeout(giveUp)
  })
}
