import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks: https://www.standardwebhooks.com */

const prefix = 'whsec_'
const secretBytes = 32

export const newWebhookSecret = () => prefix + randomBytes(secretBytes).toString('base64')

interface SignedMessage {
  id: string
  timestamp: number
  body: string
}

/** One signature per secret, so that a receiver verifies with the old one or the new one. */
export function signatureOf({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  const signed = `${id}.${timestamp}.${body}`
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
}
