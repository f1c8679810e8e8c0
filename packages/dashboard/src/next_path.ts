/** Where to go after signing in: a path of the dashboard. An address of somebody else's is not followed. */
export function nextPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return undefined
  const url = new URL(next, 'http://foyer.invalid')
  return url.host === 'foyer.invalid' ? url.pathname + url.search + url.hash : undefined
}

export const signInSearch = ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
  next: nextPath(next),
})
