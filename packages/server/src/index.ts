export { type Config, given, readConfig, type Setting, settings } from './config.ts'
export * from './operator/index.ts'

/** The HTTP side is loaded when it is needed: a command that makes a key does not wait for it. */
export const serve: typeof import('./main.ts').serve = async (config, say) =>
  (await import('./main.ts')).serve(config, say)
