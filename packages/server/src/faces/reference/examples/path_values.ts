import { allOperations, type Operation } from '@foyer/contract'

/** What stands in the place of `{id}` and `{slug}` in an example: the id of the object that another example shows. */
export function pathValues({ path }: Pick<Operation, 'path'>): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name, index }) => [
      name!,
      name!.endsWith('slug') ? 'front-desk' : String(idAt(path.slice(0, index), name!)),
    ]),
  )
}

/** By the operation that returns what the path has come to so far. */
function idAt(before: string, name: string): number {
  const owner = allOperations.find(({ method, path }) => method === 'GET' && path === `${before}{${name}}`)
  const { id, version } = (owner?.answer ?? {}) as { id?: number; version?: number }
  return (name === 'version' ? version : id) ?? 1
}

export function examplePath(operation: Pick<Operation, 'path'>): string {
  const values = pathValues(operation)
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
}
