/** A tag of HTML or JSX in running text. */
export interface Tag {
  name: string
  closing: boolean
  selfClosing: boolean
  attributes: Map<string, string>
  /** Where the text goes on behind it. */
  end: number
}

const longest = 5000
const attributeName = /\s*([A-Za-z_:@][\w:.-]*)(\s*=\s*)?/y

/** The tag that starts at `<`; null where it is none. JSX puts expressions in braces where HTML has values. */
export function tagAt(text: string, start: number): Tag | null {
  const opening = /<(\/?)([A-Za-z][\w.-]*)/y
  opening.lastIndex = start
  const [, slash, name] = opening.exec(text) ?? []
  if (name === undefined) return null
  const attributes = new Map<string, string>()
  let at = opening.lastIndex
  while (at < Math.min(text.length, start + longest)) {
    const end = /\s*(\/?)>/y
    end.lastIndex = at
    const ended = end.exec(text)
    if (ended)
      return { name, closing: slash === '/', selfClosing: ended[1] === '/', attributes, end: end.lastIndex }
    const next = attributeAt(text, at) ?? spreadAt(text, at)
    if (!next) return null
    if (next.name) attributes.set(next.name.toLowerCase(), next.value)
    at = next.end
  }
  return null
}

interface Attribute {
  name: string
  value: string
  end: number
}

function attributeAt(text: string, at: number): Attribute | null {
  attributeName.lastIndex = at
  const [found, name, equals] = attributeName.exec(text) ?? []
  if (name === undefined) return null
  const start = at + found!.length
  if (equals === undefined) return { name, value: '', end: start }
  const quote = text[start]
  if (quote === '{') return expressionAt(text, start, name)
  if (quote !== '"' && quote !== "'") {
    const value = /[^\s>"'=<`]+/y
    value.lastIndex = start
    const [bare] = value.exec(text) ?? []
    return bare === undefined ? null : { name, value: bare, end: value.lastIndex }
  }
  const close = text.indexOf(quote, start + 1)
  if (close === -1 || close - start > longest) return null
  return { name, value: text.slice(start + 1, close), end: close + 1 }
}

/** `{...props}` */
function spreadAt(text: string, at: number): Attribute | null {
  const start = at + (/^\s*/.exec(text.slice(at, at + 100))?.[0].length ?? 0)
  return text[start] === '{' ? expressionAt(text, start, '') : null
}

/** Only an expression that is nothing but a text has a value for readers. */
function expressionAt(text: string, start: number, name: string): Attribute | null {
  let depth = 0
  for (let at = start; at < Math.min(text.length, start + longest); at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth > 0) continue
    const value = /^\{\s*(["'`])([^"'`]*)\1\s*\}$/.exec(text.slice(start, at + 1))?.[2] ?? ''
    return { name, value, end: at + 1 }
  }
  return null
}
