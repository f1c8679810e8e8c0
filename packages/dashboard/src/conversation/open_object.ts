/** Parts of a trace are open objects in the contract: what is expected of them is looked for, never assumed. */

export type OpenObject = Record<string, unknown>

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

export const objectsIn = (value: unknown): OpenObject[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
