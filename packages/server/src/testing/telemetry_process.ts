import { registerHooks } from 'node:module'

/** A server in a process of its own, started as an operator's environment says. It tells which modules it has loaded. */

const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
const { readConfig } = await import('../config.ts')
const { serve } = await import('../main.ts')
const config = readConfig()
const server = await serve(config, () => {})
const { status } = await fetch(`http://127.0.0.1:${config.port}/v1/agents`)
await server.close()
process.send!({ status, loaded }, () => process.exit())
