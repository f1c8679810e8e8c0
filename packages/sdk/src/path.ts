/** A path whose parameters are encoded: path`/agents/${slug}/flow`. */
export function path(parts: TemplateStringsArray, ...parameters: (string | number)[]): string {
  return parts.reduce((before, part, index) => before + segment(parameters[index - 1]!) + part)
}

/** An address with `..` or an empty segment would name something else, and be another call than the one meant. */
function segment(parameter: string | number): string {
  const text = String(parameter)
  if (parameter === undefined || parameter === null || text === '' || text === '.' || text === '..')
    throw new TypeError(`"${text}" cannot be a path parameter. Pass the slug or id of the object.`)
  return encodeURIComponent(text)
}
