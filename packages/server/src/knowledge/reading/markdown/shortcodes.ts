import { outsideFences, outsideSpans } from './fences.ts'

/**
 * What a site generator would have replaced before anybody read it: shortcodes of Jekyll, Eleventy and Hugo, imports of
 * MDX, ids of headings, attributes of kramdown, comments. Their words stay where they are words.
 */
export function withoutShortcodes(text: string): string {
  const uncommented = cutBetween(cutBetween(text, '{% comment %}', '{% endcomment %}'), '{/*', '*/}')
  return outsideFences(uncommented.replace(/\{%-?\s*(end)?raw\s*-?%\}/g, ''), (plain) =>
    [
      (each: string) => cutBetween(each, '<!--', '-->'),
      withoutImports,
      (each: string) => outsideSpans(each, code, wordsOf),
      (each: string) => outsideSpans(each, ids, () => ''),
      (each: string) => outsideSpans(each, emoji, emojiText),
    ].reduce((changed, change) => change(changed), plain),
  )
}

/** Without what lies between two marks. An opening without its end is text. */
function cutBetween(text: string, opening: string, ending: string): string {
  let kept = ''
  let from = 0
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(opening, from)) {
    const end = text.indexOf(ending, at + opening.length)
    if (end === -1) break
    kept += text.slice(from, at)
    from = end + ending.length
  }
  return kept + text.slice(from)
}

/** Statements of MDX, which begin a line and go on to the next empty one. */
function withoutImports(text: string): string {
  let inside = false
  const lines = text.split('\n').filter((line) => {
    if (line.trim() === '') inside = false
    else if (
      /^import\s+['"{*]|^import\s.*\sfrom\s+['"]|^export\s+(const|let|default|function|async)\b/.test(line)
    )
      inside = true
    return !inside
  })
  return lines.join('\n')
}

// {% name "argument" %}, {{< name "argument" >}}, {{% name %}}, {{ variable }}; not ={{ object }} of JSX.
const code = /\{%[^{}]{0,1000}%\}|(?<!=)\{\{[^{}]{0,1000}\}\}/

/** As the target of a link the address, elsewhere a word that it shows; nothing for pictures and included files. */
function wordsOf(shortcode: string): string {
  const [, name = '', rest = ''] =
    /^\{[{%]+[<%-]?\s*\/?([\w-]*)([\s\S]*?)-?[>%]?[}%]*\}$/.exec(shortcode) ?? []
  const [first = ''] = [...rest.matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  if (/^(image|img|figure|icon|include|video|embed)|_icon$/i.test(name)) return ''
  return first
}

const ids = /\{[:#][^{}\n]{0,500}\}/

const emoji = /(?<![\w:]):[a-z][a-z0-9_+-]{0,40}:(?![\w:])/

/** In tables these two say yes and no. */
const emojiText = (code: string) =>
  /^:(white_check_mark|heavy_check_mark|check|ballot_box_with_check):$/.test(code)
    ? '✓'
    : code === ':x:'
      ? '✗'
      : ''
