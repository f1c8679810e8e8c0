import type { Secrets } from '../../platform/index.ts'

/** What a visitor carries: a signed note that opens one thing until a certain time. Nothing of it is stored. */
export interface Tokens {
  issue(opens: Opens, now: Date): string
  /** What it opens; null when it is not ours, was made for something else, or is over. */
  read(token: string, now: Date): Opens | null
}

export interface Opens {
  organization_id: number
  /** Of the conversation, or of the deliverable. */
  id: number
}

/** A paused conversation can be resumed for seven days: its token outlives it. */
const lifeMs = 8 * 24 * 60 * 60 * 1000

export const visitorTokens = (secrets: Secrets) => tokensOf(secrets, 'vt_', 'visitor token')
export const documentTokens = (secrets: Secrets) => tokensOf(secrets, 'vd_', 'visitor document')

function tokensOf({ sign, verify }: Secrets, prefix: string, purpose: string): Tokens {
  return {
    issue({ organization_id, id }, now) {
      const note = JSON.stringify([organization_id, id, now.getTime() + lifeMs])
      const text = Buffer.from(note).toString('base64url')
      return `${prefix}${text}.${sign(purpose, text)}`
    },
    read(token, now) {
      if (!token.startsWith(prefix)) return null
      const [text = '', ...signature] = token.slice(prefix.length).split('.')
      if (!verify(purpose, text, signature.join('.'))) return null
      const [organization_id, id, expires]: [number, number, number] = JSON.parse(
        Buffer.from(text, 'base64url').toString(),
      )
      return now.getTime() < expires ? { organization_id, id } : null
    },
  }
}
