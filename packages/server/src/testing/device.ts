import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** Somebody's device that has keys for websites (WebAuthn), as a browser would ask it. */

interface Signing {
  origin?: string
  /** Whether it has checked who uses it. */
  verified?: boolean
}

export interface Device {
  credentialId: string
  /** What the browser sends after `navigator.credentials.create`. */
  create(options: string, how?: Signing): string
  /** What it sends after `navigator.credentials.get`. */
  get(options: string, how?: Signing): string
}

export function newDevice(pageOrigin: string): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credentialId = id.toString('base64url')
  const host = new URL(pageOrigin).hostname

  const clientData = (type: string, options: string, { origin = pageOrigin }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin }))
  const authenticatorData = ({ verified = true }: Signing, credential = Buffer.alloc(0)) => {
    const flags = 1 | (verified ? 4 : 0) | (credential.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags, 0, 0, 0, 0]), credential])
  }
  const sent = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    })

  return {
    credentialId,
    create(options, how = {}) {
      const key = map([
        [number(1), number(2)],
        [number(3), number(-7)],
        [number(-1), number(1)],
        [number(-2), bytes(Buffer.from(x, 'base64url'))],
        [number(-3), bytes(Buffer.from(y, 'base64url'))],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      return sent({
        clientDataJSON: clientData('webauthn.create', options, how),
        attestationObject: map([
          [text('fmt'), text('none')],
          [text('attStmt'), map([])],
          [text('authData'), bytes(authenticatorData(how, credential))],
        ]),
      })
    },
    get(options, how = {}) {
      const clientDataJSON = clientData('webauthn.get', options, how)
      const data = authenticatorData(how)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientDataJSON)]))
        .sign(privateKey)
      return sent({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest()

/** As much of CBOR as a device writes. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return Buffer.from(size < 256 ? [(kind << 5) | 24, size] : [(kind << 5) | 25, size >> 8, size & 255])
}
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])
