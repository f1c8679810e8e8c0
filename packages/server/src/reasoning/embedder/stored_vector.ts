import { toSignedBytes } from '@foyer/engine'

/** A unit vector as statements carry it: its signed bytes, in base64. */
export const storedVector = (unit: Float32Array): string =>
  Buffer.from(toSignedBytes(unit).buffer).toString('base64')
