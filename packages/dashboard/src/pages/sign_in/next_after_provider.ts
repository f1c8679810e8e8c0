import { nextPath } from '../../next_path.ts'

/** Where somebody wanted to go, while they are at the provider. */

const key = 'foyer:next-after-provider'

export const rememberNext = (next: string) => sessionStorage.setItem(key, next)

export function takeNext(): string {
  const next = nextPath(sessionStorage.getItem(key)) ?? '/'
  sessionStorage.removeItem(key)
  return next
}
