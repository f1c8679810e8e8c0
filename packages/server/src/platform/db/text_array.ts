/**
 * PostgreSQL's text form of `text[]`: `{plain,"with, comma","with \"quote\""}`. Every list of a resource is one,
 * so that reading them is most of what reading a page of rows costs; the driver's own parser goes by characters.
 */

/** One element, quoted or not, from where the last one ended. */
const element = /"((?:[^"\\]|\\.)*)"|([^,{}"]+)/sy

export function parseTextArray(text: string): (string | null)[] {
  const items: (string | null)[] = []
  for (let at = 1; at < text.length - 1; at = element.lastIndex + 1) {
    element.lastIndex = at
    const [, quoted, plain] = element.exec(text) ?? []
    if (quoted !== undefined) items.push(quoted.includes('\\') ? quoted.replaceAll(/\\(.)/gs, '$1') : quoted)
    else if (plain !== undefined) items.push(plain === 'NULL' ? null : plain)
    else throw new Error(`Not a one-dimensional array of text: ${text.slice(0, 100)}`)
  }
  return items
}

export function formatTextArray(items: readonly (string | null)[]): string {
  return `{${items.map((item) => (item === null ? 'NULL' : `"${item.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`
}
