/** What a file is called: as its server says, or else as its address ends. Null when neither names it. */
export function filenameOf(url: string, disposition: string | undefined): string | null {
  const said = disposition && (extended(disposition) ?? plain(disposition))
  const last = (said || decoded(new URL(url).pathname) || '').split(/[/\\]/).at(-1)!
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in a name.
  const clean = last.replaceAll(/[\x00-\x1f\x7f]/g, '').trim()
  return clean.slice(0, 200).toWellFormed() || null
}

/** `filename*=UTF-8''pr%C3%A9cis.pdf` (RFC 6266) goes before the plain one. */
function extended(disposition: string): string | null {
  const [, value] = /;\s*filename\*\s*=\s*utf-8'[^';]*'([^;\s]+)/i.exec(disposition) ?? []
  return value === undefined ? null : decoded(value)
}

function plain(disposition: string): string | null {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
