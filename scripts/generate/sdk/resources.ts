import { integerParameters, isWrite, jsonType, type Operation } from '@foyer/contract'
import { type Place, pathParametersOf, placeOf } from './names.ts'
import type { Schema, TypeWriter } from './types.ts'
import { jsdoc, pascal } from './words.ts'

/** The resources of the client: one class per resource, one method per operation. */

interface Node {
  resource: string[]
  methods: Map<string, Operation>
  children: Map<string, Node>
}

export function resourceClasses(operations: readonly Operation[], types: TypeWriter): string[] {
  const root = newNode([])
  for (const operation of operations) add(root, operation, placeOf(operation))
  return classesOf(root, types)
}

const newNode = (resource: string[]): Node => ({ resource, methods: new Map(), children: new Map() })

function add(root: Node, operation: Operation, { resource, method }: Place) {
  let node = root
  for (const [depth, word] of resource.entries()) {
    if (!node.children.has(word)) node.children.set(word, newNode(resource.slice(0, depth + 1)))
    node = node.children.get(word)!
  }
  const twin = node.methods.get(method)
  if (twin) refuseTwin(operation, twin.id, node, method)
  node.methods.set(method, operation)
}

function refuseTwin({ id }: Operation, other: string, { resource }: Node, method: string): never {
  const place = [...resource, method].join('.')
  throw new Error(`${id} and ${other} both want to be ${place}: name one in scripts/generate/sdk/names.ts.`)
}

/** Children first, so that a class stands before the one that holds it. */
function classesOf(node: Node, types: TypeWriter): string[] {
  const children = [...node.children].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [word] of children) {
    const twin = node.methods.get(word)
    if (twin) refuseTwin(twin, 'a resource', node, word)
  }
  return [...children.flatMap(([, child]) => classesOf(child, types)), classOf(node, children, types)]
}

const classNameOf = ({ resource }: Node) => resource.map(pascal).join('') || 'Resources'

function classOf(node: Node, children: [string, Node][], types: TypeWriter): string {
  const fields = children.map(([word, child]) => `readonly ${word}: ${classNameOf(child)}\n`)
  const made = children.map(([word, child]) => `this.${word} = new ${classNameOf(child)}(transport)\n`)
  const construction =
    children.length > 0 ? `\nconstructor(transport: Transport) {\nsuper(transport)\n${made.join('')}}\n` : ''
  const methods = [...node.methods].map(([name, operation]) => `\n${methodOf(name, operation, node, types)}`)
  const body = `${fields.join('')}${construction}${methods.join('')}`.replace(/^\n/, '')
  return `export class ${classNameOf(node)} extends Resource {\n${body}}\n`
}

function methodOf(name: string, operation: Operation, { resource }: Node, types: TypeWriter): string {
  const path = pathParametersOf(operation, { resource, method: name })
  const sent = (['body', 'query'] as const).filter((part) => operation[part])
  const parameters = [
    ...path.map(({ wire, name }) => `${name}: ${isInteger(wire) ? 'number' : 'string'}`),
    ...sent.map((part) => {
      const type = types.declare(`${pascal(operation.id)}${pascal(part)}`, operation[part], 'sent')
      return `${part}${isRequired(part, operation) ? '' : '?'}: t.${type}`
    }),
    `options?: ${optionsOf(operation)}`,
  ]
  const address = path.reduce(
    (text, { wire, name }) => text.replace(`{${wire}}`, `\${${name}}`),
    operation.path,
  )
  const call = `{ method: '${operation.method}', path: path\`${address}\`${sent.map((part) => `, ${part}`).join('')} }`
  const { type, send } = answerOf(operation, types)
  const comment = jsdoc([`${operation.summary}.`, operation.description].filter(Boolean).join(' '))
  const method = (name: string, comment: string, { type, send }: Answer) =>
    `${comment}${name}(${parameters.join(', ')}): ${type} {\nreturn this.transport.${send(call)}\n}\n`
  const told = operation.turns
    ? `\n${method('stream', toldAsItHappens, followed(operation.turns, types))}`
    : ''
  return method(name, comment, { type, send }) + told
}

const toldAsItHappens = jsdoc('The same, told as it happens. It is done whether or not somebody follows it.')

const followed = (events: unknown, types: TypeWriter): Answer => ({
  type: `AsyncGenerator<t.${types.write(events, 'received')}, void, undefined>`,
  send: (call) => `follow(${call}, options)`,
})

const isInteger = (wire: string) => (integerParameters as readonly string[]).includes(wire)
/** An edit that names nothing would be a mistake; a deed may well need no words. */
function isRequired(part: 'body' | 'query', operation: Operation): boolean {
  if (part === 'body' && ['PATCH', 'PUT'].includes(operation.method)) return true
  return Boolean((operation[part] as Schema).required?.length)
}

function optionsOf(operation: Operation): string {
  const { dryRun, versioned } = operation
  if (!isWrite(operation)) return 'CallOptions'
  if (versioned) return 'EditOptions'
  return dryRun ? 'DryRunOptions' : 'WriteOptions'
}

interface Answer {
  type: string
  send: (call: string) => string
}

function answerOf(operation: Operation, types: TypeWriter): Answer {
  const schema = operation.response as Schema
  const name = pascal(operation.id)
  if (operation.stream) {
    const event = received(types, schema, `${name}Event`)
    return { type: `AsyncGenerator<${event}, void, undefined>`, send: (call) => `stream(${call}, options)` }
  }
  if (operation.mediaType !== jsonType)
    return { type: 'Promise<Response>', send: (call) => `download(${call}, options)` }
  const item = itemOf(schema)
  if (!item) {
    const result = received(types, schema, `${name}Result`)
    return { type: `Promise<WithResponse<${result}>>`, send: (call) => `send(${call}, options)` }
  }
  const cursor = cursorOf(operation, item)
  return {
    type: `ListPromise<${received(types, item, `${name}Item`)}>`,
    send: (call) => `list(${call}, ${cursor}, options)`,
  }
}

/** A schema with a title has its name from there, any other from its operation. */
const received = (types: TypeWriter, schema: Schema, name: string) =>
  `t.${schema.title === undefined ? types.declare(name, schema, 'received') : types.write(schema, 'received')}`

/** A list is an object with `data` and `has_more` (§2.11). */
function itemOf({ properties }: Schema): Schema | undefined {
  return properties?.has_more ? properties.data?.items : undefined
}

/** Lists page by id; those of versions by version. A list that takes no cursor has one page. */
function cursorOf(operation: Operation, { properties = {} }: Schema): string {
  if (!operation.query?.properties.starting_after) return 'undefined'
  const cursor = ['id', 'version'].find((name) => properties[name])
  if (!cursor) throw new Error(`${operation.id} lists something without id or version: what is its cursor?`)
  return `'${cursor}'`
}
