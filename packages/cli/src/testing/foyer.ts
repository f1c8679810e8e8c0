import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runCommand } from '../main.ts'

/** Runs the real command in a process of its own, as an operator does. */

const ours = fileURLToPath(new URL('../../../../', import.meta.url))

type Settings = Record<string, string>

interface SpawnOptions {
  node?: string | undefined
  input?: string
  /** Where the release to run is. */
  root?: string
}

export interface ExitResult {
  code: number | null
  stdout: string
  stderr: string
}

export interface Foyer {
  child: ChildProcess
  stdout: string
  stderr: string
  ended: Promise<ExitResult>
}

/** Nothing of the suite's own environment that means something to Foyer reaches the child. */
function environmentWith(settings: Settings): NodeJS.ProcessEnv {
  const own = /^(FOYER_|DATABASE_URL$|HOST$|PORT$|TRUST_PROXY$|LOG_LEVEL$|NODE_TEST_CONTEXT$)/
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name))
  return { ...Object.fromEntries(inherited), ...settings }
}

export function spawnFoyer(
  parameters: string[],
  settings: Settings,
  { node = process.execPath, input = '', root = ours }: SpawnOptions = {},
): Foyer {
  const child = spawn(node, [join(root, 'packages/cli/bin/foyer.js'), ...parameters], {
    env: environmentWith(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A command that does not read may end before all is written.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  // A run that ends in the middle of a test leaves no server behind.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  const foyer = { child, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    foyer.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    foyer.stderr += text
  })
  const ended = once(child, 'close').then(([code]) => {
    const { stdout, stderr } = foyer
    return { code, stdout, stderr }
  })
  return Object.assign(foyer, { ended })
}

/**
 * The same command in the process of the test, which has loaded it long ago: for what a command says and does, where it
 * does not matter that it is a process.
 */
export async function runHere(
  parameters: string[],
  settings: Settings = {},
  input: string | Readable = '',
): Promise<ExitResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const texts = Promise.all([text(stdout), text(stderr)])
  const code = await runCommand([...parameters], {
    environment: settings,
    stdin: typeof input === 'string' ? Readable.from([input]) : input,
    stdout,
    stderr,
    // Nobody interrupts it.
    watchSignals: () => ({ requested: () => new Promise(() => {}) }),
  })
  stdout.end()
  stderr.end()
  const [printed, said] = await texts
  return { code, stdout: printed, stderr: said }
}

export const runFoyer = (parameters: string[], settings: Settings = {}, input = '') =>
  spawnFoyer(parameters, settings, { input }).ended

/** Starts a server and returns when it has said that it is ready. */
export async function startServer(settings: Settings, node?: string): Promise<Foyer> {
  const server = spawnFoyer(['serve'], settings, { node })
  const ready = Promise.withResolvers<void>()
  server.child.stderr!.on('data', () => {
    // The last line of the welcome says how to make a key.
    if (/ready at .+--name <name>\n/s.test(server.stderr)) ready.resolve()
  })
  server.ended.then(({ stderr }) => ready.reject(new Error(`The server ended: ${stderr}`)))
  await ready.promise
  return server
}

let demo: ReturnType<typeof makeDemo> | undefined

/**
 * A server on a copy of a prepared data directory. A first start takes twice as long as any later one.
 * Gives the key that it printed.
 */
export async function startDemo(settings: Settings): Promise<Foyer & { key: string }> {
  demo ??= makeDemo()
  const { directory, key } = await demo
  // Its files belong to different users.
  await promisify(execFile)('cp', ['-a', `${directory}/.`, settings.FOYER_DATA_DIR!])
  return Object.assign(await startServer(settings), { key })
}

async function makeDemo() {
  const directory = await mkdtemp('/tmp/foyer-cli-demo-')
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  const server = await startServer({
    FOYER_DATA_DIR: directory,
    PORT: await freePort(),
    FOYER_ROLE: 'server',
  })
  const [, key = ''] = /Bearer (sk_[\w-]+)/.exec(server.stderr) ?? []
  server.child.kill('SIGTERM')
  await server.ended
  return { directory, key }
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return String(port)
}
