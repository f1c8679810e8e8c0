import type { SchemaEntity, SchemaValue } from '@foyer/engine'
import { elementsIn, type Tree } from '../tree.ts'
import {
  addValue,
  keptProperties,
  newBudget,
  saysSomething,
  schemaLimits,
  schemaText,
  schemaType,
} from './schema_entities.ts'

const mostCharacters = 500_000

type Node = Record<string, unknown>

/** What a page says in `<script type="application/ld+json">`. */
export function jsonLdOf(tree: Tree, base: string | null): SchemaEntity[] {
  const roots = elementsIn(
    tree.children,
    ({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs.type ?? ''),
  ).flatMap(({ children }) => nodesIn(children.map((child) => ('data' in child ? child.data : '')).join('')))
  const byId = new Map(
    roots.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node]] : [])),
  )
  const budget = newBudget()

  function entityOf(node: Node, depth: number): SchemaEntity | undefined {
    if (budget.entities <= 0 || depth > schemaLimits.depth) return undefined
    budget.entities--
    // An entity may be described elsewhere on the page.
    const whole = Object.keys(node).length === 1 ? (byId.get(String(node['@id'])) ?? node) : node
    const types = [whole['@type']].flat().filter((type) => typeof type === 'string')
    const entity: SchemaEntity = {
      basis: 'schema_org',
      types: types.slice(0, 5).map(schemaType),
      properties: {},
    }
    for (const [property, value] of Object.entries(whole))
      if (keptProperties.has(property))
        for (const each of [value].flat(2).slice(0, schemaLimits.values))
          addValue(entity, property, schemaValue(property, each, depth))
    return entity
  }

  function schemaValue(property: string, value: unknown, depth: number): SchemaValue | undefined {
    if (typeof value === 'number') return schemaText(property, String(value), base, budget)
    if (typeof value === 'string') return schemaText(property, value, base, budget)
    return isNode(value) ? entityOf(value, depth + 1) : undefined
  }

  return roots
    .map((node) => entityOf(node, 0))
    .filter((entity) => saysSomething(entity) && typeof entity !== 'string') as SchemaEntity[]
}

/** The entities at the top of one script; a graph is a list of them. */
function nodesIn(json: string): Node[] {
  if (json.length > mostCharacters) return []
  const nodes = [parsed(json)].flat().filter(isNode)
  return nodes
    .flatMap((node) => (Array.isArray(node['@graph']) ? node['@graph'].filter(isNode) : [node]))
    .slice(0, schemaLimits.entities)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // A page with a mistake in its data is read by what it shows.
    return null
  }
}
