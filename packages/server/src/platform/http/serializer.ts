import fastJson from 'fast-json-stringify'

/** Compiled at first use: all operations together took 180 ms of every start, and most wait long to be called. */
export function serializerOf(schema: object): (value: unknown) => string {
  let compiled: ((value: unknown) => string) | undefined
  return (value) => {
    compiled ??= fastJson(schema) as (value: unknown) => string
    return compiled(value)
  }
}
