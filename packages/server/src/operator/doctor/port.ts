import { createServer } from 'node:net'
import { type Config, localUrl } from '../../config.ts'
import { type Finding, ok, wrong } from './finding.ts'

export async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config
  const code = await tryPort(host, port)
  if (code === null) return ok('port', `Port ${port} on ${host} is free.`)
  if (code === 'EADDRINUSE')
    return (await isFoyer(localUrl(config)))
      ? ok('port', `A Foyer server answers at ${localUrl(config)}.`)
      : wrong('port', `Port ${port} on ${host} belongs to another program: stop it, or set PORT to another.`)
  if (code === 'EACCES')
    return wrong('port', `This user may not open port ${port}: set PORT to one above 1023.`)
  return wrong('port', `This machine cannot listen on ${host} (${code}): set HOST to an address it has.`)
}

/** Null when the port could be opened, else the code of what prevented it. */
function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

async function isFoyer(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/openapi.json`, { signal: AbortSignal.timeout(10_000) })
    return ((await answer.json()) as { info?: { title?: string } }).info?.title === 'Foyer'
  } catch {
    return false
  }
}
