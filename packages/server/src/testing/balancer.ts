import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A balancer, set up as in `docs/examples`, in front of two servers on this machine. */
export interface Balancer {
  url: string
  stop(): Promise<void>
}

export type BalancerName = 'haproxy' | 'nginx'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const programOf = (name: BalancerName) =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** For `test`: a reason to skip where there is none. */
export const needsBalancer = (name: BalancerName) => ({
  skip: programOf(name) ? false : `${name} is not installed (Debian: apt-get install ${name})`,
  timeout: 120_000,
})

export async function startBalancer(name: BalancerName, servers: [number, number]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), `foyer-${name}-`))
  const port = await freePort()
  const file = join(folder, 'conf')
  const example = new URL(
    `../../../../docs/examples/${name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'}`,
    import.meta.url,
  )
  const settings = (await readFile(example, 'utf8'))
    .replace('10.0.0.11:4000', `127.0.0.1:${servers[0]}`)
    .replace('10.0.0.12:4000', `127.0.0.1:${servers[1]}`)
  await writeFile(file, name === 'nginx' ? nginxAt(settings, port, folder) : haproxyAt(settings, port))
  const parameters = name === 'nginx' ? ['-c', file, '-p', folder] : ['-db', '-q', '-f', file]
  const child = spawn(programOf(name)!, parameters, { stdio: 'ignore' })
  await answering(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Certificates are the only thing that is left out. */
const haproxyAt = (settings: string, port: number) => settings.replace(/bind .*/, `bind 127.0.0.1:${port}`)

function nginxAt(settings: string, port: number, folder: string): string {
  const plain = settings
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_certificate.*/g, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${paths.join(' ')}
${plain}
}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(child: ChildProcess, port: number) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The balancer ended with code ${child.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (opened) return
    await sleep(20)
  }
}
