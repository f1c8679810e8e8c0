/** The API names fields of a proposal as `payload.name`: the form knows them as `name`. */
export function payloadErrors(errors: Record<string, string>): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([param, message]) => {
    const [first, field] = param.split('.')
    return first === 'payload' && field ? [[field, message] as const] : []
  })
  return Object.fromEntries(entries)
}
