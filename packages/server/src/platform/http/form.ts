import type { Operation } from '@foyer/contract'
import { refuse } from '../refusal.ts'
import { type FormPart, partsOf } from './form_parts.ts'

/**
 * A form with a file, as browsers and `curl -F` send it, turned into the body that it stands for: the file is
 * `filename` and `content`, a list is a field that is given once for each of its items.
 */
export function bodyOfForm(operation: Operation, contentType: string, bytes: Buffer): object {
  const parts = partsOf(contentType, bytes)
  if (!parts) throw refuse('parameter_invalid', 'The body is not valid multipart/form-data.', { status: 400 })
  const body: Record<string, unknown> = { ...operation.form }
  for (const [name, given] of Map.groupBy(parts, (part) => part.name)) {
    const [file] = given.filter(({ filename }) => filename !== undefined)
    if (!file) body[name] = typed(operation, name, given.map(textOf))
    else if (name === 'file' && given.length === 1)
      Object.assign(body, { filename: file.filename, content: file.bytes })
    else throw refuse('parameter_invalid', 'Send one file, in the field "file".', { param: name })
  }
  return body
}

const textOf = ({ bytes }: FormPart) => new TextDecoder().decode(bytes)

/** A form knows text only. What is no number stays text, and is refused where a number belongs. */
function typed({ body }: Operation, name: string, values: string[]): unknown {
  const schema = (body?.properties as Record<string, { type?: string | string[] }>)?.[name]
  const is = (type: string) => [schema?.type].flat().includes(type)
  if (is('array')) return values
  const [value = ''] = values
  return is('integer') && /^\d{1,15}$/.test(value) ? Number(value) : value
}
