import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Passwords as scrypt. The hash is `<salt in hex>:<key in hex>`, and the salt is hashed as it is written: what
 * better-auth, which kept them before, has stored still opens.
 */

const cost: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 64
const saltBytes = 16

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** Without a hash it is wrong, and takes as long to find out. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? nobodys).split(':')
  const [given, expected] = [await keyOf(password, salt), Buffer.from(key, 'hex')]
  return hash !== null && given.length === expected.length && timingSafeEqual(given, expected)
}

const nobodys = `${'0'.repeat(2 * saltBytes)}:`

function keyOf(password: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // However a keyboard composes its letters, it is the same password.
  scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}
