import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { parseOptions } from './options.ts'
import { printDocument, printYaml } from './print_yaml.ts'

/**
 * Brings a file that somebody wrote to another value, and leaves alone what it can: comments, the order of keys, how
 * texts are quoted.
 */
export function mergeYaml(text: string, value: unknown): string {
  const document = parseDocument(text, parseOptions)
  const { contents } = document
  if (!contents) return text + printYaml(value)
  document.contents = merged(document, contents, value) as typeof contents
  return printDocument(document)
}

/** In one line between brackets there is room for short things only. */
const isShort = (value: unknown) => isPlain(value) && !String(value).includes('\n')

function fitStyle(node: YAMLMap | YAMLSeq, values: readonly unknown[]) {
  if (!values.every(isShort)) node.flow = false
}

function merged(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node
  if (isMap(node) && isObject(value)) return mergeMap(document, node as YAMLMap<Node, Node | null>, value)
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(document, node as YAMLSeq<Node>, value)
  if (isScalar(node) && isPlain(value)) return mergeScalar(node, value)
  return withCommentsOf(node, document.createNode(value, { aliasDuplicateObjects: false }) as Node)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null

function mergeScalar(node: Scalar, value: unknown): Scalar {
  node.value = value
  delete node.source
  // A text of several lines in a place that had one line is easier to read as a block, and the other way round.
  if (typeof value !== 'string') delete node.type
  else if (value.includes('\n') !== isBlock(node)) delete node.type
  return node
}

const isBlock = ({ type }: Scalar) => type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED

const nameOf = ({ key }: Pair<Node, Node | null>) => String(isScalar(key) ? key.value : key)

/** Keys stay where they are; a new one comes after the one that it follows in the value. */
function mergeMap(document: Document, map: YAMLMap<Node, Node | null>, value: Record<string, unknown>): Node {
  const items = map.items.filter((pair) => Object.hasOwn(value, nameOf(pair)))
  for (const pair of items) pair.value = merged(document, pair.value, value[nameOf(pair)])
  let before: string | undefined
  for (const [name, member] of Object.entries(value)) {
    if (!items.some((pair) => nameOf(pair) === name)) {
      const pair = document.createPair(name, member, { aliasDuplicateObjects: false }) as Pair<Node, Node>
      const at = before === undefined ? 0 : items.findIndex((each) => nameOf(each) === before) + 1
      items.splice(at, 0, pair)
    }
    before = name
  }
  map.items = items
  fitStyle(map, Object.values(value))
  return map
}

/** Items are known by their key, by what they say, or else by their place. */
function mergeSeq(document: Document, seq: YAMLSeq<Node>, value: unknown[]): Node {
  // What stands above the first item is about that item, wherever it goes.
  const [first] = seq.items
  if (first && seq.commentBefore && !first.commentBefore) {
    first.commentBefore = seq.commentBefore
    seq.commentBefore = null
  }
  const left = [...seq.items]
  const take = (fits: (item: Node) => boolean): Node | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const known = value.map((item) => {
    const identity = identityOf(item)
    return (
      take((node) => isDeepStrictEqual(node.toJS(document), item)) ??
      (identity === undefined ? undefined : take((node) => identityOf(node.toJS(document)) === identity))
    )
  })
  seq.items = value.map((item, at) => merged(document, known[at] ?? null, item))
  fitStyle(seq, value)
  return seq
}

const identityOf = (item: unknown): unknown => (isObject(item) ? (item.key ?? item.url) : undefined)

function withCommentsOf(from: Node | null, to: Node): Node {
  if (from?.commentBefore) to.commentBefore = from.commentBefore
  if (from?.comment) to.comment = from.comment
  return to
}
