import { Parser } from 'htmlparser2'

type Parts = ReadonlyMap<string, Uint8Array>

/** What the author named it; the file's old name, which Word puts there by itself, is no title. */
export function coreTitle(parts: Parts): string | null {
  let inside = false
  let title = ''
  readXml(parts, 'docProps/core.xml', {
    onopentagname: (name) => {
      inside = name === 'dc:title'
    },
    ontext: (text) => {
      if (inside) title += text
    },
    onclosetag: () => {
      inside = false
    },
  })
  return title.trim() === '' || /\.(docx?|dotx?|rtf)$/i.test(title) ? null : title.trim()
}

/** The language that its default style is proofread in. */
export function proofingLanguage(parts: Parts): string | null {
  let language: string | null = null
  readXml(parts, 'word/styles.xml', {
    onopentag: (name, attributes) => {
      if (name === 'w:lang') language ??= attributes['w:val'] ?? null
    },
  })
  return language
}

function readXml(parts: Parts, name: string, handler: ConstructorParameters<typeof Parser>[0]): void {
  const part = parts.get(name)
  if (part) new Parser(handler, { xmlMode: true }).end(new TextDecoder().decode(part))
}
