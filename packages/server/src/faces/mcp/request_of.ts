import type { Operation } from '@foyer/contract'
import { missing, refuse } from '../../platform/index.ts'
import type { Argument } from './arguments.ts'

/** A request to the API, as somebody over HTTP would have sent it. */
export interface ApiRequest {
  method: Operation['method']
  path: string
  headers: Record<string, string>
  body?: Record<string, unknown>
}

/** What a model filled in, each at its place. Whether it is right is for the API to say, in its own words. */
export function requestOf(
  operation: Operation,
  takes: readonly Argument[],
  given: Record<string, unknown>,
): ApiRequest {
  const places = new Map(takes.map((argument) => [argument.name, argument]))
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  const body: Record<string, unknown> = {}
  const stray = operation.body ? 'body' : 'query'
  for (const [name, value] of Object.entries(given)) {
    const { place, field } = places.get(name) ?? { place: stray, field: name }
    if (place === 'body') body[field] = value
    else if (place === 'version') headers['if-match'] = `"${value}"`
    else if (place === 'token') headers.authorization = `Bearer ${value}`
    // A client that has to fill in everything says null for what it leaves out.
    else if (place === 'query' && value !== null)
      for (const each of [value].flat()) query.append(field, text(each))
  }
  for (const { name, place } of takes)
    if ((place === 'path' || place === 'token') && given[name] === undefined)
      throw refuse('parameter_missing', `${name} is required.`, { param: name })
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(given[name]))
  return {
    method: operation.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      ...headers,
      // Of the forms of a document, the one that models read best.
      ...(operation.mediaTypes?.includes(markdown) && { accept: markdown }),
    },
    ...(operation.body && { body }),
  }
}

export const markdown = 'text/markdown'

/** What cannot be one segment of a path names nothing: dots would lead to another operation. */
function segment(value: unknown): string {
  const name = text(value)
  if (/^\.{0,2}$/.test(name) || !name.isWellFormed()) throw missing()
  return encodeURIComponent(name)
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
