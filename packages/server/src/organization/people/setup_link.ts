import type { Secrets } from '../../platform/index.ts'

/** The link by which whoever runs the server, and nobody else, becomes its first owner. */

const purpose = 'setup'
const lifeMs = 24 * 60 * 60 * 1000

export function setupLink(secrets: Secrets, publicUrl: string, now: Date): string {
  const until = String(now.getTime() + lifeMs)
  // Behind the mark, where no server, proxy or log on the way sees it.
  return `${publicUrl}/setup#${until}.${secrets.sign(purpose, until)}`
}

export function isSetupToken(secrets: Secrets, token: string, now: Date): boolean {
  const [, until, signature] = /^([0-9]{1,16})\.(.+)$/.exec(token) ?? []
  if (until === undefined || signature === undefined) return false
  return secrets.verify(purpose, until, signature) && now.getTime() < Number(until)
}
