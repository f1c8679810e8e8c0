import { flushCompileCache } from 'node:module'
import { buildFaces } from '../build_faces.ts'
import type { Command } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'Start the server.',
  details:
    'Without DATABASE_URL it brings its own PostgreSQL, kept in FOYER_DATA_DIR. Structured logs go to standard\n' +
    'output. SIGTERM and Ctrl-C let running requests finish; once more, a second later, ends at once.',
  options: {},
  async run({ say, interruption }) {
    const { readConfig, serve } = await import('@foyer/server')
    const config = readConfig()
    await buildFaces(say)
    const server = await serve(config, say)
    // A server that is killed never reaches the end of the process, where Node would store what it compiled.
    flushCompileCache()
    await interruption.requested()
    say('Stopping: running requests get ten seconds.')
    await server.close()
    // A call to a model that was broken off may hold its connection for a while.
    return process.exit(0)
  },
}
