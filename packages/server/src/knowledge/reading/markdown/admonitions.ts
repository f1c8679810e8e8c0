import { outsideFences } from './fences.ts'
import { closeMarker, openMarker } from './fold_marker.ts'

const closeFold = closeMarker('')

/**
 * Notes and warnings as site generators write them: `:::tip Title` … `:::`, and `!!! note "Title"` above an indented
 * text. They are paragraphs; those that open on a click (`:::details`, `???`) are folds.
 */
export function markAdmonitions(text: string): string {
  const open: string[] = []
  const fenced = outsideFences(text, (plain) =>
    plain.replace(/^([ \t]*):{3,}(.*)$/gm, (_, indent, rest) => colons(indent, rest, open)),
  )
  return markIndented(fenced)
}

function colons(indent: string, rest: string, open: string[]): string {
  const [, name = '', title = ''] = /^\s*\{?\.?([\w-]*)\}?\s*(.*)$/.exec(rest) ?? []
  if (name === '') return open.pop() ?? ''
  const folds = name === 'details'
  open.push(folds ? `\n${indent}${closeFold}\n` : '\n')
  const said = unwrapTitle(title)
  return folds ? `\n${indent}${openMarker(said || 'Details')}\n` : `\n${indent}${said}\n`
}

/** `[Title]`, `{title="Title"}` or just the title. */
const unwrapTitle = (title: string) =>
  (
    /^\[(.*)\]/.exec(title)?.[1] ??
    /^\{.*title="([^"]*)".*\}/.exec(title)?.[1] ??
    title.replace(/^\{.*\}$/, '')
  ).trim()

/** The text under `!!!` ends where the indentation does. */
function markIndented(text: string): string {
  if (!/^[ \t]*(!!!|\?\?\?\+?|===) /m.test(text)) return text
  const written: string[] = []
  const open: { indent: number; folds: boolean }[] = []
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length
    while (line.trim() !== '' && open.length > 0 && indent < open.at(-1)!.indent + 4)
      if (open.pop()!.folds) written.push('', closeFold, '')
    const outer = open.length * 4
    const [, mark, title = ''] =
      /^\s*(!!!|\?\?\?\+?|===) +(?:[\w-]+(?: +[\w-]+)* *)?"?([^"]*)"?\s*$/.exec(line) ?? []
    if (mark === undefined) written.push(line.slice(Math.min(indent, outer)))
    else {
      const folds = mark !== '!!!' && title !== ''
      open.push({ indent, folds })
      written.push('', folds ? openMarker(title) : title, '')
    }
  }
  return [...written, ...open.filter(({ folds }) => folds).map(() => closeFold)].join('\n')
}
