const width = 60

/** A value as TypeScript writes it: on one line where it fits behind what stands before it, names without quotes. */
export function literal(value: unknown, before = '', indent = ''): string {
  const flat = flatLiteral(value)
  if (before.length + flat.length <= width || !isCompound(value)) return flat
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((each) => literal(each, inner, inner))
    : Object.entries(value).map(([name, each]) => {
        const label = `${nameOf(name)}: `
        return label + literal(each, inner + label, inner)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

function flatLiteral(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value)
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`
  if (!isCompound(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${flatLiteral(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : textLiteral(name))

/** JSON's own escapes, between single quotes unless the text has some. */
function textLiteral(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}
