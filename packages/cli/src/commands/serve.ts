import { flushCompileCache } from 'node:module'
import { buildFaces } from '../build_faces.ts'
import type { Command } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'Start the server.',
  details:
    'Without DATABASE_URL, it runs its own PostgreSQL in FOYER_DATA_DIR. With FOYER_ROLE=worker, it runs only background\n' +
    'work; with FOYER_ROLE=server, everything except background work. Structured logs go to standard output. SIGTERM and\n' +
    'Ctrl-C let running requests finish. A second signal, at least a second later, stops it at once.',
  options: {},
  async run({ say, interruption }) {
    const { readConfig, serve } = await import('@foyer/server')
    const config = readConfig()
    if (config.role !== 'worker') await buildFaces(say)
    const server = await serve(config, say)
    // A server that is killed never reaches the end of the process, where Node would store what it compiled.
    flushCompileCache()
    await interruption.requested()
    say('Stopping: running requests have ten seconds to finish.')
    await server.close()
    // A call to a model that was broken off may hold its connection for a while.
    return process.exit(0)
  },
}
