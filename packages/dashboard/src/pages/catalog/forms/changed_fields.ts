/** The fields of a body that differ from what is stored: only those are sent. */
export function changedFields<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Body]),
  )
  return Object.fromEntries(changed) as Partial<Body>
}
