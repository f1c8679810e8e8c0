import type { AccountSettings, Accounts } from './accounts.ts'

/** Loaded when somebody first signs in: it takes half a second and 60 MB that a server for keys alone does not need. */
export function lazyAccounts(settings: AccountSettings): () => Promise<Accounts> {
  let loading: Promise<Accounts> | undefined
  return () => {
    loading ??= import('./better_auth.ts').then(({ createAccounts }) => createAccounts(settings))
    return loading
  }
}
