import type { SchemaEntity, SchemaValue } from '@foyer/engine'
import { attribute, elementsIn, isElement, type Tree, type TreeElement } from '../tree.ts'
import {
  addValue,
  keptProperties,
  newBudget,
  schemaLimits,
  schemaText,
  schemaType,
} from './schema_entities.ts'
import { visibleLines } from './visible_lines.ts'

/** What a page says in `itemscope` and `itemprop`. */
export function microdataOf(tree: Tree, base: string | null): SchemaEntity[] {
  const budget = newBudget()

  function entityOf(element: TreeElement, depth: number): SchemaEntity {
    budget.entities--
    const types = (attribute(element, 'itemtype') ?? '').split(/\s+/).filter((type) => type !== '')
    const entity: SchemaEntity = {
      basis: 'microdata',
      types: types.slice(0, 5).map(schemaType),
      properties: {},
    }
    collect(element, entity, depth)
    return entity
  }

  /** Properties stand anywhere below, up to the next entity. */
  function collect(element: TreeElement, entity: SchemaEntity, depth: number) {
    for (const child of element.children.filter(isElement)) {
      const isScope = attribute(child, 'itemscope') !== null
      const names = (attribute(child, 'itemprop') ?? '')
        .split(/\s+/)
        .filter((name) => keptProperties.has(name))
      const mayGoOn = depth < schemaLimits.depth && budget.entities > 0
      for (const name of names)
        addValue(
          entity,
          name,
          isScope ? (mayGoOn ? entityOf(child, depth + 1) : undefined) : textIn(child, name),
        )
      if (!isScope) collect(child, entity, depth)
    }
  }

  function textIn(element: TreeElement, name: string): SchemaValue | undefined {
    return schemaText(name, writtenIn(element), base, budget)
  }

  return elementsIn(
    tree.children,
    (element) =>
      attribute(element, 'itemscope') !== null &&
      attribute(element, 'itemprop') === null &&
      /schema\.org/i.test(attribute(element, 'itemtype') ?? ''),
  )
    .slice(0, schemaLimits.entities)
    .filter(() => budget.entities > 0)
    .map((element) => entityOf(element, 0))
    .filter(({ properties }) => Object.keys(properties).length > 0)
}

/** A value for machines where there is one, and else what is shown. */
const writtenIn = (element: TreeElement): string =>
  attribute(element, 'content') ??
  attribute(element, 'datetime') ??
  attribute(element, 'href')?.replace(/^(?:tel|mailto):/i, '') ??
  attribute(element, 'src') ??
  visibleLines(element.children, schemaLimits.text).join('\n')
