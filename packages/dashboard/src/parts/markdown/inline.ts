/** Words within a block: strong, emphasis, code and links. What is not understood stays as it was written. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

const marks =
  /`(?<code>[^`]+)`|\*\*(?<strong>(?=\S).+?\S|\S)\*\*|(?<![\w*])[*_](?<emphasis>(?=\S)[^*_]*[^\s*_])[*_](?![\w*])|\[(?<label>[^\]]+)\]\((?<href>[^\s)]+)\)/

export function parseInline(text: string): Inline[] {
  const match = marks.exec(text)
  if (!match) return text ? [{ kind: 'text', text }] : []
  const { index, 0: whole, groups = {} } = match
  return [
    ...parseInline(text.slice(0, index)),
    inlineOf(whole, groups),
    ...parseInline(text.slice(index + whole.length)),
  ]
}

function inlineOf(whole: string, { code, strong, emphasis, label, href }: Record<string, string>): Inline {
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) }
  if (emphasis !== undefined) return { kind: 'emphasis', children: parseInline(emphasis) }
  if (label !== undefined && href !== undefined && isSafe(href))
    return { kind: 'link', href, children: parseInline(label) }
  return { kind: 'text', text: whole }
}

/** The words may come from a visitor: an address that would run something is no link. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)
