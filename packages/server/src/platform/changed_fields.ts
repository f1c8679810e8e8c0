import { isDeepStrictEqual } from 'node:util'

/**
 * The fields of `body` that say something else than `before` does. Absent and null are the same in a
 * representation, so that clearing an empty field changes nothing.
 */
export function changedFields<Body extends object>(before: object, body: Body): Partial<Body> {
  const current = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isDeepStrictEqual(current[name] ?? null, value ?? null)),
  ) as Partial<Body>
}
