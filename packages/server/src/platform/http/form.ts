import type { Operation } from '@foyer/contract'
import { refuse } from '../refusal.ts'

/**
 * A form with a file, as browsers and `curl -F` send it, turned into the JSON body that it stands for: the file is
 * `filename` and `content`, a list is a field that is given once for each of its items.
 */
export async function bodyOfForm(operation: Operation, contentType: string, bytes: Buffer): Promise<object> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw refuse('parameter_invalid', 'The body is no valid multipart/form-data.', { status: 400 })
    })
  const body: Record<string, unknown> = { ...operation.form }
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const [file] = values.filter((value) => value instanceof File)
    if (!file) body[name] = typed(operation, name, values as string[])
    else if (name === 'file' && values.length === 1)
      Object.assign(body, {
        filename: file.name,
        content: Buffer.from(await file.arrayBuffer()).toString('base64'),
      })
    else throw refuse('parameter_invalid', 'Send one file, in the field "file".', { param: name })
  }
  return body
}

/** A form knows text only. What is no number stays text, and is refused where a number belongs. */
function typed({ body }: Operation, name: string, values: string[]): unknown {
  const schema = (body?.properties as Record<string, { type?: string | string[] }>)?.[name]
  const is = (type: string) => [schema?.type].flat().includes(type)
  if (is('array')) return values
  const [value = ''] = values
  return is('integer') && /^\d{1,15}$/.test(value) ? Number(value) : value
}
