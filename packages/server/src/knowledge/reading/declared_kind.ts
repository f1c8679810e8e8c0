import type { Kind } from './kinds.ts'

/** What a content type or the ending of a name says; null where both say nothing of use. */

const byType: [pattern: RegExp, kind: Kind][] = [
  [/^text\/html$|^application\/xhtml\+xml$/, 'html'],
  [/^text\/(x-)?markdown$|^text\/mdx$/, 'markdown'],
  [/^(text|application)\/csv$|^text\/tab-separated-values$/, 'csv'],
  [/^application\/pdf$/, 'pdf'],
  [/wordprocessingml\.document$/, 'docx'],
  [/^application\/json$|\+json$|^application\/x-ndjson$/, 'json'],
  [/^image\//, 'image'],
  [/^(audio|video)\//, 'audio'],
  [/^font\//, 'font'],
  [/^(text|application)\/xml$|\+xml$/, 'xml'],
  [/^(text|application)\/(x-)?(javascript|css|wasm)$/, 'program'],
]

const byEnding: Record<string, Kind> = {
  ...endings('text', 'txt text log'),
  ...endings('markdown', 'md markdown mdown mdx mkd'),
  ...endings('html', 'html htm xhtml'),
  ...endings('pdf', 'pdf'),
  ...endings('docx', 'docx docm'),
  ...endings('csv', 'csv tsv tab'),
  ...endings('json', 'json jsonl ndjson'),
  ...endings('xml', 'xml rss atom'),
  ...endings('image', 'png jpg jpeg gif webp svg avif heic bmp tif tiff ico'),
  ...endings('audio', 'mp3 mp4 m4a wav ogg webm mov avi mkv flac'),
  ...endings('program', 'js mjs ts css py rb java c h cpp go rs sh exe dll wasm'),
}

function endings(kind: Kind, list: string): Record<string, Kind> {
  return Object.fromEntries(list.split(' ').map((ending) => [ending, kind]))
}

/** Servers call plain text what they do not know: there the name's ending knows better. */
export function declaredKind(contentType: string | null, name: string | null): Kind | null {
  const type = (contentType ?? '').replace(/;.*$/s, '').trim().toLowerCase()
  const declared = byType.find(([pattern]) => pattern.test(type))?.[1] ?? null
  if (declared) return declared
  const ending = /\.([a-z0-9]+)$/.exec(name?.toLowerCase() ?? '')?.[1]
  const named = ending === undefined ? undefined : byEnding[ending]
  return named ?? null
}
