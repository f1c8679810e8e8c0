import { type Compilation, FoyerError } from '@foyer/sdk'

/** What the trial compile says about an edit, at the fields of its form. */
export interface EditProblems {
  /** By the first word of the field in the body: `tools`, `enum_values`. */
  fields: Record<string, string>
  /** Errors that no field of the form is to blame for. */
  elsewhere: string[]
  warnings: string[]
}

export const noProblems: EditProblems = { fields: {}, elsewhere: [], warnings: [] }

/** `paths`: where the edited thing stands in the flow, such as `phases.budget`; the longest that fits counts. */
export function problemsOf(
  compilation: Compilation,
  path: string,
  fields: readonly string[],
  /** Fields whose change can break something else: they say what nothing of the form is to blame for. */
  changed: readonly string[],
): EditProblems {
  const problems: EditProblems = { fields: {}, elsewhere: [], warnings: [] }
  for (const { severity, param = '', message } of compilation.diagnostics) {
    const field = fieldAt(param, path)
    const isOwn = field !== undefined && fields.includes(field)
    if (severity === 'warning') {
      if (isOwn) problems.warnings.push(message)
      continue
    }
    const place = isOwn ? field : causeOf(param, path, fields, changed)
    if (place === undefined) problems.elsewhere.push(message)
    else problems.fields[place] ??= message
  }
  return problems
}

/** A body that the operation would not even read. */
export function problemsOfError(error: unknown, fields: readonly string[]): EditProblems {
  if (!(error instanceof FoyerError)) return noProblems
  const [field = ''] = (error.param ?? '').replace(/^edits\.0\.body\.(flow\.)?/, '').split('.')
  return fields.includes(field)
    ? { ...noProblems, fields: { [field]: error.message } }
    : { ...noProblems, elsewhere: [error.message] }
}

function fieldAt(param: string, path: string): string | undefined {
  const body = /^edits\.0\.body\.(?:flow\.)?([^.]+)/.exec(param)
  if (body) return body[1]
  if (path === '') return param.split('.', 1)[0]
  if (!param.startsWith(`${path}.`)) return undefined
  return param.slice(path.length + 1).split('.', 1)[0]
}

/** A question of the phase that can no longer be recorded is the fault of the tools, if those were changed. */
function causeOf(param: string, path: string, fields: readonly string[], changed: readonly string[]) {
  const isInside = path !== '' && param.startsWith(`${path}.slots.`)
  if (isInside && changed.includes('tools') && fields.includes('tools')) return 'tools'
  return undefined
}
