import type { Environment } from './environment.ts'
import type { KeyValueStorage } from './visit/visit_storage.ts'

/** The environment of a visit in a browser. */
export const browserEnvironment = (): Environment => ({
  fetch: (input, init) => fetch(input, init),
  storage: storageOrMemory(() => localStorage),
  opened: storageOrMemory(() => sessionStorage),
  now: Date.now,
  random: Math.random,
  newKey,
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const over = new AbortController()
      const end = () => {
        clearTimeout(timer)
        over.abort()
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      addEventListener('online', end, { signal: over.signal })
      signal.addEventListener('abort', end, { signal: over.signal })
      if (signal.aborted) end()
    }),
})

/** Where the page may store nothing, what is remembered lasts as long as the page. */
export function storageOrMemory(open: () => KeyValueStorage): KeyValueStorage {
  try {
    const storage = open()
    storage.getItem('')
    return storage
  } catch {
    const things = new Map<string, string>()
    return {
      getItem: (key) => things.get(key) ?? null,
      setItem: (key, value) => void things.set(key, value),
      removeItem: (key) => void things.delete(key),
    }
  }
}

/** `randomUUID` is for secure pages only; the widget also stands on plain ones. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
