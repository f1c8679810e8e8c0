import type { Block } from '@foyer/engine'
import { itemMarker } from '../item_marker.ts'
import type { Findings } from '../read_document.ts'
import { linesAsBlocks } from './lines.ts'

/** Plain text: empty lines part it, as people write it. */
export function readText(text: string): Findings {
  const pieces = piecesOf(text)
  return { blocks: pieces.flatMap((lines, index) => blocksOf(lines, pieces[index + 1])) }
}

/** Line by line: ten million empty ones cost nothing that way. */
function piecesOf(text: string): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  const lines = text.replace(/\r\n?|\f/g, '\n')
  for (let at = 0; at < lines.length; ) {
    const end = lines.indexOf('\n', at)
    const line = lines.slice(at, end === -1 ? undefined : end)
    if (line.trim() !== '') piece.push(line)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
    at = end === -1 ? lines.length : end + 1
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

function blocksOf(lines: string[], next: string[] | undefined): Block[] {
  const [first = ''] = lines
  const level = underlined(lines)
  if (level) return [{ kind: 'heading', level, text: first }, ...linesAsBlocks(lines.slice(2))]
  if (lines.length === 1 && next && isTitle(first, next)) return [{ kind: 'heading', level: 2, text: first }]
  return linesAsBlocks(lines)
}

/** A line with a rule of `=` or `-` under it. */
function underlined([, rule = '']: string[]): number | null {
  if (/^={3,}\s*$/.test(rule)) return 1
  return /^-{3,}\s*$/.test(rule) ? 2 : null
}

/** A short line that stands alone above longer text and does not end like a sentence. */
function isTitle(line: string, next: string[]): boolean {
  if (line.length > 60 || itemMarker(line) || !/^\s*[\p{Lu}\p{N}]/u.test(line)) return false
  return (
    !/[.,;:!?…]\s*$/.test(line) && (next.length > 1 || next[0]!.length > 60 || /[.!?]\s*$/.test(next[0]!))
  )
}
