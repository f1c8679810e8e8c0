/** What stands between `---` (YAML) or `+++` (TOML) at the top: written for a site's generator, not for readers. */
interface FrontMatter {
  title: string | null
  language: string | null
  body: string
}

export function splitFrontMatter(text: string): FrontMatter {
  const [, fence, matter] =
    /^\ufeff?(---|\+\+\+)[^\S\n]*\r?\n([\s\S]{0,20000}?)\r?\n\1[^\S\n]*(?:\r?\n|$)/.exec(text) ?? []
  // Two rules with text between them look alike.
  if (matter === undefined || !/^\s*[\w"'-]+\s*[:=]/.test(matter))
    return { title: null, language: null, body: text }
  const end = text.indexOf(`\n${fence}`, matter.length) + 1
  const body = text.slice(text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end) + 1)
  return { title: entryOf(matter, 'title'), language: entryOf(matter, 'lang(?:uage)?'), body }
}

/** A plain or quoted value on the line of its key; the little of YAML and TOML that a title needs. */
function entryOf(matter: string, key: string): string | null {
  const [, quote, quoted, plain] =
    new RegExp(`^${key}\\s*[:=][^\\S\\n]*(?:(["'])(.*)\\1|(.*?))[^\\S\\n]*$`, 'm').exec(matter) ?? []
  const value = quote === '"' ? quoted!.replace(/\\(["\\])/g, '$1') : (quoted?.replaceAll("''", "'") ?? plain)
  return value && !/^[>|][+-]?$/.test(value) ? value : null
}
