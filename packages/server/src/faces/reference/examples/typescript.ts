import { isForPeople, jsonType, type Operation, type OperationId } from '@foyer/contract'
import { literal } from './literal.ts'
import { pathValues } from './path_values.ts'
import { sdkCalls } from './sdk_calls.gen.ts'

/** An operation as the SDK's users call it. */
export function typescriptOf(operation: Operation, url: string): string {
  return `${client(operation, url)}\n\n${statement(operation)}`
}

/** Where a key is of no use, the browser's session stands in. */
function client(operation: Operation, url: string): string {
  const { origin } = new URL(url)
  const options = isForPeople(operation)
    ? `{\n  apiKey: null, // on a page of this origin, as whoever is signed in\n  baseUrl: '${origin}',\n  headers: { 'X-Organization': 'brightwater' },\n}`
    : `{\n  apiKey: process.env.FOYER_API_KEY!,\n  baseUrl: '${origin}',\n}`
  return `import { Foyer } from '@foyer/sdk'\n\nconst foyer = new Foyer(${options})`
}

function statement(operation: Operation): string {
  if (operation.stream) return `for await (const event of ${callOf(operation)}) console.log(event.type)`
  if (isList(operation)) return `for await (const item of ${callOf(operation)}) console.log(item)`
  const isJson = operation.mediaType === jsonType
  const before = `const ${isJson ? variableOf(operation) : 'response'} = await `
  return `${before}${callOf(operation, before)}${isJson ? '' : '\nconsole.log(await response.text())'}`
}

function callOf(operation: Operation, before = ''): string {
  const call = `foyer.${sdkCalls[operation.id as OperationId]}(`
  const values = pathValues(operation)
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
    name!.endsWith('slug') ? literal(values[name!]) : values[name!]!,
  )
  const first = before + call + parameters.join(', ')
  const body = operation.example === undefined ? [] : [literal(operation.example, first)]
  return `${call}${[...parameters, ...body].join(', ')})`
}

/** A list is an object with `data` and `has_more`. */
function isList({ response }: Operation): boolean {
  const { properties = {} } = response as { properties?: Record<string, unknown> }
  return 'data' in properties && 'has_more' in properties
}

/** `knowledge_source` → `knowledgeSource`. */
function variableOf({ answer }: Operation): string {
  const { object = 'result' } = answer as { object?: string }
  return object.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
