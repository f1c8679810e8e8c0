import { DomHandler, DomUtils, Parser, type parseDocument } from 'htmlparser2'
import { SourceFailure } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'
import { tooLong } from '../refusals.ts'

/** A page as a tree. Everything that walks it may recurse, because its depth is bounded while it is built. */

export type Tree = ReturnType<typeof parseDocument>
export type TreeNode = Tree['children'][number]
export type TreeElement = Extract<TreeNode, { name: string; attribs: object }>

export const isElement = (node: TreeNode): node is TreeElement => 'attribs' in node
export const isText = (node: TreeNode) => node.type === 'text'

type TreeLimits = Pick<ReadLimits, 'maxDepth' | 'maxElements'>

/** `cut` for what is read up to `maxElements` where it has more; anything else is refused then. */
export function parseTree(html: string, limits: TreeLimits, { cut = false } = {}): Tree {
  const builder = new BoundedBuilder(limits, cut)
  const parser = new Parser(builder)
  parser.end(html)
  return builder.root
}

class BoundedBuilder extends DomHandler {
  readonly #limits: TreeLimits
  readonly #cuts: boolean
  #depth = 0
  #elements = 0
  /** How deep we are inside what is left out. */
  #leftOut = 0

  constructor(limits: TreeLimits, cuts: boolean) {
    super()
    this.#limits = limits
    this.#cuts = cuts
  }

  get #isFull() {
    return this.#cuts && this.#elements >= this.#limits.maxElements
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#isFull) {
      this.#leftOut++
      return
    }
    this.#depth++
    this.#elements++
    if (this.#depth > this.#limits.maxDepth) throw tooDeep(this.#limits.maxDepth)
    if (this.#elements > this.#limits.maxElements)
      throw tooLong(`The page has more than ${this.#limits.maxElements.toLocaleString('en')} elements`)
    super.onopentag(name, attributes)
  }

  override ontext(text: string): void {
    if (this.#leftOut === 0) super.ontext(text)
  }

  override onclosetag(): void {
    if (this.#leftOut > 0) {
      this.#leftOut--
      return
    }
    this.#depth--
    super.onclosetag()
  }
}

const tooDeep = (maxDepth: number) =>
  new SourceFailure(
    'too_deep',
    `The page’s elements are nested more than ${maxDepth} levels deep. Close its open tags, or add its text.`,
    { lasting: true },
  )

export const attribute = (element: TreeElement, name: string): string | null => element.attribs[name] ?? null

/** All elements below, in the page's order. */
export const elementsIn = (nodes: TreeNode[], wanted: (element: TreeElement) => boolean): TreeElement[] =>
  DomUtils.findAll((element) => wanted(element as TreeElement), nodes) as TreeElement[]

export const hasName =
  (...names: string[]) =>
  (element: TreeElement): boolean =>
    names.includes(element.name)

export const childrenNamed = (element: TreeElement, ...names: string[]): TreeElement[] =>
  element.children.filter((child): child is TreeElement => isElement(child) && names.includes(child.name))

export const contains = (nodes: TreeNode[], wanted: (element: TreeElement) => boolean): boolean =>
  DomUtils.existsOne((element) => wanted(element as TreeElement), nodes)

export function isInside(element: TreeElement, ...names: string[]): boolean {
  for (let parent = element.parent; parent; parent = parent.parent)
    if ('name' in parent && names.includes(parent.name)) return true
  return false
}

/** Whatever characters are there, those of scripts and styles aside. */
export const rawText = (nodes: TreeNode | TreeNode[]): string => DomUtils.innerText(nodes)

export const remove = (node: TreeNode): void => DomUtils.removeElement(node)

export const htmlOf = (tree: Tree): string => DomUtils.getOuterHTML(tree)
