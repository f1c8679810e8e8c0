import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * What the installation's secret is for: it encrypts what must come back in clear (webhook secrets, provider keys)
 * and signs what visitors carry. Each use has a key of its own, derived from the secret, so that no ciphertext of
 * one use opens another. Every ciphertext and signature names the secret it was made with, so that a new one can be
 * put in front of the old.
 */

export interface Secret {
  id: string
  bytes: Buffer
}

/** The first one is the present one. */
export type SecretList = readonly [Secret, ...Secret[]]

const shape = /^([A-Za-z0-9_-]{1,32}):([^\s,]{32,})$/

/** `<id>:<at least 32 characters>`, several with commas between. Null when it is not that, or an id comes twice. */
export function parseSecrets(text: string): SecretList | null {
  const parts = text.split(',').map((part) => shape.exec(part.trim()))
  const secrets = parts.flatMap((part) => (part ? [{ id: part[1]!, bytes: Buffer.from(part[2]!) }] : []))
  const [first, ...others] = secrets
  const distinct = new Set(secrets.map(({ id }) => id)).size
  return first && distinct === parts.length ? [first, ...others] : null
}

export interface Secrets {
  encrypt(purpose: string, text: string): string
  decrypt(purpose: string, sealed: string): string
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
  /** Keys for somebody who signs by themselves: that of the present secret, then those of the ones before it. */
  derive(purpose: string): readonly [string, ...string[]]
}

const format = 'f1'
const nonceBytes = 12
const tagBytes = 16

/** The first secret makes new ciphertexts and signatures; every one of them opens old ones. */
export function secretsOf(known: SecretList): Secrets {
  const keys = new Map<string, Buffer>()
  function keyFor(secret: Secret, purpose: string): Buffer {
    const name = `${secret.id}/${purpose}`
    const kept = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret.bytes, 'foyer', purpose, 32))
    keys.set(name, kept)
    return kept
  }
  const signatureOf = (secret: Secret, purpose: string, text: string) =>
    `${secret.id}.${createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')}`
  function named(id: string | undefined): Secret | undefined {
    return known.find((secret) => secret.id === id)
  }

  return {
    encrypt(purpose, text) {
      const [secret] = known
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [format, secret.id, sealed.toString('base64url')].join('.')
    },
    decrypt(purpose, sealed) {
      const [, id, data = ''] = sealed.split('.')
      const secret = named(id)
      if (!secret)
        throw new Error(
          `This was encrypted with the secret "${id}". Add it after the current one in FOYER_SECRET.`,
        )
      const bytes = Buffer.from(data, 'base64url')
      const nonce = bytes.subarray(0, nonceBytes)
      // Without its length a shorter tag would do, and be guessed.
      const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), nonce, {
        authTagLength: tagBytes,
      })
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
        decipher.final(),
      ]).toString('utf8')
    },
    sign(purpose, text) {
      return signatureOf(known[0], purpose, text)
    },
    verify(purpose, text, signature) {
      const [id] = signature.split('.')
      const secret = named(id)
      if (!secret) return false
      // Whole, as it is written: decoding would take other spellings of the same bytes, and whatever follows them.
      const expected = Buffer.from(signatureOf(secret, purpose, text))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    derive(purpose) {
      const [present, ...others] = known
      const derived = (secret: Secret) => keyFor(secret, purpose).toString('base64url')
      return [derived(present), ...others.map(derived)]
    },
  }
}
