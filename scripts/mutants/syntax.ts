import { parseAst } from 'vite'

/** A node of the syntax tree with its place in it. */
export interface Piece {
  type: string
  start: number
  end: number
  /** The parent's field that holds the node: `test`, `arguments`. */
  field: string
  parent: Piece | undefined
  children: Piece[]
}

interface SyntaxNode {
  type: string
  start: number
  end: number
}

/** Every node of a source file, parents before children. */
export function parse(text: string): Piece[] {
  const pieces: Piece[] = []
  collect(parseAst(text, { lang: 'ts', preserveParens: true }), '', undefined, pieces)
  return pieces
}

function collect(node: SyntaxNode, field: string, parent: Piece | undefined, pieces: Piece[]): Piece {
  const { type, start, end } = node
  const piece: Piece = { type, start, end, field, parent, children: [] }
  pieces.push(piece)
  for (const [key, value] of Object.entries(node))
    for (const child of [value].flat())
      if (isNode(child)) piece.children.push(collect(child, key, piece, pieces))
  return piece
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
