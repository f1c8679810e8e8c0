import { secretsOf } from '../platform/secrets.ts'

/** What services and workers of the tests share, in whatever process they run. */
export const testSecrets = secretsOf([
  { id: 'test', bytes: Buffer.from('a secret of the tests, and no other') },
])
