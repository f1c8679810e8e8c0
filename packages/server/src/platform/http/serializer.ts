import fastJson from 'fast-json-stringify'

type Serialize = (value: unknown) => string

/** Servers in one process share them. */
const known = new WeakMap<object, Serialize>()

/** Compiled at first use: all operations together took 180 ms of every start, and most wait long to be called. */
export function serializerOf(schema: object): Serialize {
  return (value) => {
    const serialize = known.get(schema) ?? (fastJson(schema) as Serialize)
    known.set(schema, serialize)
    return serialize(value)
  }
}
