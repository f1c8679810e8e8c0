import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DatabaseSettings, readDatabase } from './config/database.ts'
import { readMail } from './config/mail.ts'
import { readMetrics } from './config/metrics.ts'
import { isModelVariable, readModels } from './config/models.ts'
import { readRetention } from './config/retention.ts'
import { type Role, readRole } from './config/role.ts'
import { type LogLevel, logLevels } from './config/settings.ts'
import { readSignIn } from './config/single_sign_on.ts'
import { readTelemetry } from './config/telemetry.ts'
import { ConfigRefusal, type Environment, readInteger } from './config/value.ts'
import type { MailSettings, SingleSignOnSettings } from './organization/index.ts'
import type { MetricsAccess } from './platform/http/index.ts'
import { parseSecrets, type SecretList } from './platform/index.ts'
import type { Retention } from './platform/queue/index.ts'
import type { TelemetrySettings } from './platform/telemetry/index.ts'

/** The only reader of the environment. Every setting is read and checked here; `config/settings.ts` describes them. */

export {
  isModelVariable,
  type Models,
  mergeModelVariables,
  modelGroups,
  readModels,
} from './config/models.ts'
export { type LogLevel, type Setting, type SettingName, settings } from './config/settings.ts'
export { ConfigRefusal, type Environment }

export interface Config extends DatabaseSettings {
  host: string
  port: number
  dataDirectory: string
  databaseConnections: number
  publicUrl: string
  /** Whose X-Forwarded-For is believed: nobody's, everybody's, the last so many hops', or these addresses'. */
  trustProxy: boolean | number | string[]
  rateLimit: { perSecond: number; burst: number }
  /** Null for the one in the data directory. */
  secrets: SecretList | null
  /** `host:port` pairs inside our own network that may be called. */
  allowHosts: string[]
  /** What the environment says of models. model.json may say more: `openInstallation` puts both together. */
  modelVariables: Environment
  /** For the search indexes of all organizations together. */
  searchMemoryMb: number
  /** What this process does of the two: serve requests, run background work. */
  role: Role
  /** How long what accumulates is kept. */
  retention: Retention
  /** Null where no mail is sent. */
  mail: MailSettings | null
  /** The provider that people can sign in with; null where there is none. */
  singleSignOn: SingleSignOnSettings | null
  /** Whether people can sign in with passwords. */
  passwordSignIn: boolean
  /** Who may read /metrics; null where nobody may. */
  metrics: MetricsAccess | null
  /** Null where nothing is sent to a collector. */
  telemetry: TelemetrySettings | null
  /** How long a server that was told to stop still takes requests. */
  shutdownDelaySeconds: number
  /** Null when it was not said: a terminal then shows warnings only. */
  logLevel: LogLevel | null
  /** The running server that commands talk to, and the key they show; null where none is set. */
  remote: { url: string; apiKey: string | null }
}

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** What the operator set, by name. An empty value counts as none, as Compose files produce it. */
export function setVariables(environment: Environment = process.env): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

export function readConfig(environment: Environment = process.env): Config {
  const set = setVariables(environment)
  const host = readHost(set)
  const port = readInteger(set, 'PORT', 4000, 1, 65_535)
  const database = readDatabase(set)
  return {
    host,
    port,
    dataDirectory: set.FOYER_DATA_DIR ? resolve(set.FOYER_DATA_DIR) : resolve(repository, 'data'),
    ...database,
    // The embedded PostgreSQL takes 200 connections, and the command line wants some beside a busy server.
    databaseConnections: readInteger(
      set,
      'FOYER_DATABASE_CONNECTIONS',
      10,
      1,
      database.databaseUrl ? 1000 : 40,
    ),
    publicUrl: readAddress(set, 'FOYER_PUBLIC_URL') ?? localUrl({ host, port }),
    trustProxy: readTrustProxy(set),
    rateLimit: {
      perSecond: readInteger(set, 'FOYER_RATE_LIMIT', 100, 1, 1_000_000),
      burst: readInteger(set, 'FOYER_RATE_BURST', 200, 1, 1_000_000),
    },
    secrets: readSecrets(set),
    allowHosts: readAllowHosts(set),
    modelVariables: readModelVariables(set),
    searchMemoryMb: readInteger(set, 'FOYER_SEARCH_MEMORY_MB', 256, 16, 1_000_000),
    role: readRole(set),
    retention: readRetention(set),
    mail: readMail(set),
    ...readSignIn(set),
    metrics: readMetrics(set),
    telemetry: readTelemetry(set),
    shutdownDelaySeconds: readInteger(set, 'FOYER_SHUTDOWN_DELAY_SECONDS', 1, 0, 60),
    logLevel: readLogLevel(set),
    remote: {
      url: readAddress(set, 'FOYER_URL') ?? localUrl({ host, port }),
      apiKey: readApiKey(set),
    },
  }
}

/** They are checked here, like everything that is set. */
function readModelVariables(set: Environment): Environment {
  readModels(set)
  return Object.fromEntries(Object.entries(set).filter(([name]) => isModelVariable(name)))
}

function readHost({ HOST: text = '127.0.0.1' }: Environment): string {
  if (isIP(text) || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text)) return text
  throw new ConfigRefusal('HOST', `is "${text}"`, 'an IP address or a host name, such as 0.0.0.0')
}

/** Where this machine reaches the server, whatever its public address is. */
export const localUrl = ({ host, port }: Pick<Config, 'host' | 'port'>) => `http://${urlHost(host)}:${port}`

/** Nobody can be reached at "all addresses"; from this machine the loopback answers for them. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** The value is never repeated. */
function readSecrets({ FOYER_SECRET: text }: Environment): SecretList | null {
  if (text === undefined) return null
  const secrets = parseSecrets(text)
  if (secrets) return secrets
  throw new ConfigRefusal(
    'FOYER_SECRET',
    'is not well-formed',
    'a name, a colon and at least 32 characters, as printed by `echo "a:$(openssl rand -base64 32)"`; several separated by commas, the current one first',
  )
}

function readAllowHosts({ FOYER_ALLOW_HOSTS: text }: Environment): string[] {
  if (text === undefined || text === 'none') return []
  const hosts = text.split(',').map((host) => host.trim())
  const wrong = hosts.find((host) => !isHostAndPort(host))
  if (wrong === undefined) return hosts.map((host) => host.toLowerCase())
  throw new ConfigRefusal(
    'FOYER_ALLOW_HOSTS',
    `has "${wrong}"`,
    'host:port pairs such as 10.0.0.5:8080 or [::1]:9000, separated by commas',
  )
}

/** As the address of a request will have them: a host that is written otherwise would never be met. */
function isHostAndPort(text: string): boolean {
  const [, host, port] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(text) ?? []
  if (host === undefined || !URL.canParse(`http://${text}/`)) return false
  return (
    Number(port) >= 1 && Number(port) <= 65_535 && new URL(`http://${host}/`).hostname === host.toLowerCase()
  )
}

function readAddress(set: Environment, name: 'FOYER_PUBLIC_URL' | 'FOYER_URL'): string | null {
  const text = set[name]
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return url.href.replace(/\/+$/, '')
  throw new ConfigRefusal(name, `is "${text}"`, 'an http or https address, such as https://api.example.com')
}

/** The value is never repeated. */
function readApiKey({ FOYER_API_KEY: text }: Environment): string | null {
  const key = text?.trim()
  if (key === undefined || /^sk_[\w-]+$/.test(key)) return key ?? null
  throw new ConfigRefusal('FOYER_API_KEY', 'is not well-formed', 'an API key that begins with sk_')
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

function readTrustProxy({ TRUST_PROXY: text = 'false' }: Environment): Config['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every((address) => proxyNames.includes(address) || isNetwork(address))) return addresses
  throw new ConfigRefusal(
    'TRUST_PROXY',
    `is "${text}"`,
    'true, false, a number of hops, or addresses and networks such as 10.0.0.0/8, separated by commas',
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= most))
  )
}

function readLogLevel({ LOG_LEVEL: text }: Environment): LogLevel | null {
  if (text === undefined) return null
  const level = logLevels.find((name) => name === text.trim().toLowerCase())
  if (level) return level
  throw new ConfigRefusal('LOG_LEVEL', `is "${text}"`, `one of ${logLevels.join(', ')}`)
}
