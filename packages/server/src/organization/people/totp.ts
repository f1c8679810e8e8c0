import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The codes of authenticator apps (RFC 6238 over RFC 4226): six digits, SHA-1, a new one every half minute. */

const stepMs = 30_000
const digits = 6
/** A telephone's clock may be off by a step. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as the standard asks for, in base32: that is how apps read and people type it. */
export const newTotpSecret = () =>
  Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('')

export const stepAt = (time: Date) => Math.floor(time.getTime() / stepMs)

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = hash[hash.length - 1]! & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step that a code belongs to; null when it is wrong, or not newer than the last one that was accepted. */
export function matchingStep(secret: string, code: string, now: Date, last: number): number | null {
  const [first, end] = [stepAt(now) - tolerance, stepAt(now) + tolerance]
  for (let step = Math.max(first, last + 1); step <= end; step++)
    if (isSame(codeAt(secret, step), code)) return step
  return null
}

/** What a QR code tells the app. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function isSame(expected: string, given: string): boolean {
  const [right, shown] = [Buffer.from(expected), Buffer.from(given)]
  return shown.length === right.length && timingSafeEqual(shown, right)
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
