import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Passwords as scrypt. The hash is `<salt in hex>:<key in hex>`, and the salt is hashed as it is written: what
 * better-auth, which kept them before, has stored still opens.
 */

const keyBytes = 64
const saltBytes = 16
/** Scrypt's N. A hash doesn't name it, so it never changes in an installation. */
const defaultCost = 16_384

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash it is wrong, and takes as long to find out. */
  isRight(password: string, hash: string | null): Promise<boolean>
}

export function createPasswords(cost = defaultCost): Passwords {
  const options: ScryptOptions = { N: cost, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

  function keyOf(password: string, salt: string): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    // However a keyboard composes its letters, it is the same password.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
    return promise
  }

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes).toString('hex')
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
    },
    async isRight(password, hash) {
      const [salt = '', key = ''] = (hash ?? nobodys).split(':')
      const [given, expected] = [await keyOf(password, salt), Buffer.from(key, 'hex')]
      return hash !== null && given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

const nobodys = `${'0'.repeat(2 * saltBytes)}:`
