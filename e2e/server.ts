import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type IdentityProvider, openIdentityProvider } from './identity_provider.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type ModelProvider, openModelProvider } from './model_provider.ts'
import { openLargeSite, openOwnSite } from './own_site.ts'
import { openWebhookReceiver, type WebhookReceiver } from './webhook_receiver.ts'

/** The product as it is started by whoever tries it: one server on an empty folder, for all journeys. */
export interface Server {
  url: string
  /** Where it keeps its data. */
  folder: string
  /** What it says at its first start alone: the link for the first owner, and a key of the demo organization. */
  readonly setupLink: string
  readonly key: string
  /** Every mail that it sends. */
  mailbox: Mailbox
  /** The websites that it may read although they are on this machine. */
  ownSite: string
  largeSite: string
  /** A language model that it may ask although it is on this machine. */
  modelProvider: ModelProvider
  /** Whom it may send events to although it is on this machine. */
  webhookReceiver: WebhookReceiver
  /** Through whom people may sign in. */
  identityProvider: IdentityProvider
}

const foyer = fileURLToPath(new URL('../packages/cli/bin/foyer.js', import.meta.url))
/** One that is named is kept. */
const kept = process.env.FOYER_E2E_FOLDER
const folder = kept ?? mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
let running: ChildProcess | undefined
let started: Promise<Server> | undefined

export function server(): Promise<Server> {
  started ??= start()
  return started
}

async function start(): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const mailbox = await openMailbox()
  const ownSite = await openOwnSite()
  const largeSite = await openLargeSite()
  const modelProvider = await openModelProvider()
  const webhookReceiver = await openWebhookReceiver()
  const identityProvider = await openIdentityProvider(`${url}/sign-in/return`)
  const environment = {
    PATH: process.env.PATH,
    FOYER_DATA_DIR: folder,
    PORT: port,
    LOG_LEVEL: 'warn',
    FOYER_SMTP_URL: mailbox.url,
    FOYER_MAIL_FROM: 'Foyer <foyer@example.com>',
    FOYER_OIDC_ISSUER: identityProvider.issuer,
    FOYER_OIDC_CLIENT_ID: identityProvider.clientId,
    FOYER_OIDC_CLIENT_SECRET: identityProvider.clientSecret,
    FOYER_OIDC_NAME: 'Harbour ID',
    FOYER_OIDC_DOMAINS: 'harbour.example=demo:viewer',
    FOYER_ALLOW_HOSTS: [ownSite, largeSite, modelProvider, webhookReceiver].map(({ host }) => host).join(),
  }
  const child = spawn(process.execPath, [foyer, 'serve'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  running = child
  const welcome = await outputUntil(child, /--name <name>\n/)
  return {
    url,
    folder,
    get setupLink() {
      return found(welcome, /https?:\S+\/setup#\S+/)
    },
    get key() {
      return found(welcome, /\bsk_[\w-]+/)
    },
    mailbox,
    ownSite: ownSite.url,
    largeSite: largeSite.url,
    modelProvider,
    webhookReceiver,
    identityProvider,
  }
}

/** What a server says on standard error, until it has said this. */
async function outputUntil(child: ChildProcess, last: RegExp): Promise<string> {
  let said = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (last.test(said)) resolve(said)
  })
  child.once('exit', () => reject(new Error(`The server ended:\n${said}`)))
  return promise
}

function found(text: string, pattern: RegExp): string {
  const [match] = pattern.exec(text) ?? []
  if (match === undefined) throw new Error(`The server did not say ${pattern}:\n${text}`)
  return match
}

async function freePort(): Promise<string> {
  const socket = createServer().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const address = socket.address()
  socket.close()
  await once(socket, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gives out no ports.')
  return String(address.port)
}

/** Registered at the root: runs once, after the last journey. */
after(async () => {
  if (running && running.exitCode === null) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  if (kept === undefined) rmSync(folder, { recursive: true, force: true })
})
