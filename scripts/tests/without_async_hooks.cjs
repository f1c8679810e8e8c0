// Node's runner follows every promise with an async hook, to know which test a nested `test()` belongs to. Nothing here
// needs that, and it costs a tenth of a run's time. What a test throws outside its own promise is caught by worker.ts.
const asyncHooks = require('node:async_hooks')
const { createHook } = asyncHooks
const idle = { enable: () => idle, disable: () => idle }

/** @param {import('node:async_hooks').HookCallbacks} callbacks */
asyncHooks.createHook = (callbacks) =>
  new Error().stack?.includes('node:internal/test_runner') ? idle : createHook(callbacks)
