import type { Edit } from './edit.ts'
import type { Piece } from './syntax.ts'

/**
 * How a piece of code is switched off, in each of its readings. Six operators, by what the piece is:
 * - an `if` or a `while`: its condition becomes `false`;
 * - a call, an assignment, a `throw` or a `return` that is a statement of its own: dropped;
 * - a call in a chain, such as `.filter(…)`: dropped from the chain;
 * - an operand of `&&`, `||` or `??`: dropped with its operator;
 * - a branch of `a ? b : c`: the other branch is always taken;
 * - an element, a property or an argument: dropped.
 */
export function waysOff(text: string, piece: Piece): Way[] {
  const asStatement = statementOff(piece)
  const asLink = isChainCall(piece) ? linkOff(text, piece) : undefined
  const inPlace = placeOff(text, piece)
  return [asStatement, inPlace, asLink].filter((way) => way !== undefined)
}

/** A piece, as it is read from `start` to `end`, and the change that switches it off. */
export interface Way {
  start: number
  end: number
  edit: Edit
}

function statementOff(piece: Piece): Way | undefined {
  const { type, start, end } = piece
  if (isConditional.has(type))
    return { start, end, edit: { ...rangeOf(childAt(piece, 'test')), replace: 'false' } }
  return isDroppable.has(type) ? { start, end, edit: { start, end, replace: ';' } } : undefined
}

/** A call in a chain begins at its dot. */
function linkOff(text: string, piece: Piece): Way {
  const { end } = childAt(childAt(piece, 'callee'), 'object')
  const start = end + text.slice(end).search(/\S/)
  return { start, end: piece.end, edit: { start, end: piece.end, replace: '' } }
}

function placeOff(text: string, piece: Piece): Way | undefined {
  const { field, parent, start, end } = piece
  if (parent?.type === 'LogicalExpression') {
    const edit =
      field === 'left'
        ? { start, end: childAt(parent, 'right').start, replace: '' }
        : { start: childAt(parent, 'left').end, end, replace: '' }
    return { start, end, edit }
  }
  if (parent?.type === 'ConditionalExpression' && field !== 'test') {
    const other = childAt(parent, field === 'consequent' ? 'alternate' : 'consequent')
    return { start, end, edit: { ...rangeOf(parent), replace: text.slice(other.start, other.end) } }
  }
  if (parent && field === listField.get(parent.type)) return { start, end, edit: dropped(piece, parent) }
  return undefined
}

const isConditional = new Set(['IfStatement', 'WhileStatement'])
const isDroppable = new Set(['ExpressionStatement', 'ThrowStatement', 'ReturnStatement'])
const listField = new Map([
  ['ArrayExpression', 'elements'],
  ['ObjectExpression', 'properties'],
  ['CallExpression', 'arguments'],
  ['NewExpression', 'arguments'],
])

function isChainCall(piece: Piece): boolean {
  return piece.type === 'CallExpression' && childAt(piece, 'callee').type === 'MemberExpression'
}

/** Without the comma that belongs to it. */
function dropped(piece: Piece, parent: Piece): Edit {
  const siblings = parent.children.filter(({ field }) => field === piece.field)
  const at = siblings.indexOf(piece)
  const next = siblings[at + 1]
  const previous = siblings[at - 1]
  if (next) return { start: piece.start, end: next.start, replace: '' }
  return { start: previous?.end ?? piece.start, end: piece.end, replace: '' }
}

function childAt(piece: Piece, field: string): Piece {
  const child = piece.children.find((each) => each.field === field)
  if (child === undefined) throw new Error(`A ${piece.type} has no ${field}.`)
  return child
}

const rangeOf = ({ start, end }: Piece) => ({ start, end })
