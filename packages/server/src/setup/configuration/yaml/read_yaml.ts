import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import { parseOptions } from './options.ts'

/** What a file may say: JSON, written as YAML. Whatever grows when it is read, or is more than data, is refused. */

export interface YamlFile {
  value: unknown
  /** The line of a dotted path, or of the closest thing around it that is there. */
  lineOf(path: string): number
}

export interface UnreadableFile {
  line: number
  message: string
}

/** Reading costs by the sign that has a meaning, not by the letter: so many take a fraction of a second. */
const mostSigns = 30_000
const signs = /[[\]{}"'&*!?#,:\n-]/g
const deepest = 20

class Unreadable extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

export function readYaml(text: string): YamlFile | UnreadableFile {
  if (hasTooManySigns(text)) return { line: 1, message: 'This file is too large to be read: take it apart.' }
  const lines = new LineCounter()
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line)
  const document = parseDocument(text, { ...parseOptions, lineCounter: lines })
  const [wrong] = [...document.errors, ...document.warnings]
  if (wrong) return { line: lineAt(wrong.pos[0]), message: `This is not valid YAML: ${wrong.message}` }
  const root = document.contents
  try {
    const value = readNode(root, 0)
    return { value, lineOf: (path) => lineAt(offsetOf(root, path)) }
  } catch (error) {
    if (error instanceof Unreadable) return { line: lineAt(error.offset), message: error.message }
    throw error
  }
}

function hasTooManySigns(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(signs)) if (++count > mostSigns) return true
  return false
}

const startOf = (node: Node | null) => node?.range?.[0] ?? 0

function readNode(node: Node | null, depth: number): unknown {
  if (!node) return null
  // Aliases can make a small file unfold to gigabytes, or contain itself.
  if (isAlias(node))
    throw new Unreadable('Aliases (*) are not supported: write the value again.', startOf(node))
  if ('anchor' in node && node.anchor)
    throw new Unreadable('Anchors (&) are not supported: leave it out.', startOf(node))
  if (node.tag !== undefined && !isOwnTag(node))
    throw new Unreadable('Tags (!) are not supported: leave it out.', startOf(node))
  if (depth > deepest) throw new Unreadable('This is nested too deeply.', startOf(node))
  if (isMap(node)) return objectOf(node.items as Pair<Node, Node | null>[], depth)
  if (isSeq(node)) return node.items.map((item) => readNode(item as Node | null, depth + 1))
  return isScalar(node) ? node.value : null
}

/** The parser notes the tag of a value only when it is written down. */
const isOwnTag = (node: Node) => node.tag === 'tag:yaml.org,2002:map' || node.tag === 'tag:yaml.org,2002:seq'

function objectOf(pairs: Pair<Node, Node | null>[], depth: number): Record<string, unknown> {
  const members = new Map<string, unknown>()
  for (const { key, value } of pairs) {
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : null
    if (name === null || name === '__proto__')
      throw new Unreadable('This key is not supported.', startOf(key))
    if (members.has(name)) throw new Unreadable(`The key “${name}” is given twice.`, startOf(key))
    if ('anchor' in key && key.anchor) readNode(key, depth)
    members.set(name, readNode(value, depth + 1))
  }
  return Object.fromEntries(members)
}

/** As far down the path as there is something. A key of a map may have dots of its own. */
function offsetOf(root: Node | null, path: string): number {
  let node = root
  let offset = startOf(root)
  let left = path.split('.').filter(Boolean)
  while (node && left.length > 0) {
    const taken: { node: Node | null; offset: number; segments: number } | null = stepInto(node, left)
    if (!taken) break
    node = taken.node
    offset = taken.offset
    left = left.slice(taken.segments)
  }
  return offset
}

function stepInto(node: Node, path: string[]) {
  if (isSeq(node)) {
    const item = node.items[Number(path[0])] as Node | null | undefined
    return item ? { node: item, offset: startOf(item), segments: 1 } : null
  }
  if (!isMap(node)) return null
  for (let segments = 1; segments <= path.length; segments++) {
    const name = path.slice(0, segments).join('.')
    const pair = (node.items as Pair<Node, Node | null>[]).find(
      ({ key }) => isScalar(key) && key.value === name,
    )
    if (pair) return { node: pair.value, offset: startOf(pair.key), segments }
  }
  return null
}
