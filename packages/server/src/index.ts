export { type Config, readConfig, type Setting, settings, setVariables } from './config.ts'
export * from './operator/index.ts'

/** The HTTP side is loaded when it is needed: a command that makes a key does not wait for it. */
export const serve: typeof import('./main.ts').serve = async (config, say) =>
  (await import('./main.ts')).serve(config, say)
