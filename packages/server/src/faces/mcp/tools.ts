import { allOperations, isForPeople, isWrite, jsonType, type Operation } from '@foyer/contract'
import type { Tool } from '@modelcontextprotocol/server'
import { type Argument, argumentsOf, inputSchemaOf } from './arguments.ts'
import { markdown } from './request_of.ts'

/** Every operation of the contract as a tool. Nothing is written twice: what the contract says is what models read. */

export interface OperationTool {
  operation: Operation
  /** All that a call needs, also what is not left to the model. */
  takes: readonly Argument[]
  /** What `tools/list` says of it. */
  definition: Tool
}

/** Why an operation is no tool; undefined where it is one. */
export function reasonAgainst(operation: Operation): string | undefined {
  if (isForPeople(operation)) return 'only signed-in people can call it, and a key is none'
  if (operation.stream) return 'its answer does not end'
  if (operation.mediaType !== jsonType && !operation.mediaTypes?.includes(markdown))
    return 'its answer is a file'
  return undefined
}

/** `listKnowledgeGaps` is `list_knowledge_gaps`. */
export const toolNameOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export function toolOf(
  operation: Operation,
  name = toolNameOf(operation.id),
  takes = argumentsOf(operation),
  shown = takes,
): OperationTool {
  return {
    operation,
    takes,
    definition: {
      name,
      description: descriptionOf(operation),
      inputSchema: inputSchemaOf(shown),
      annotations: annotationsOf(operation),
    },
  }
}

let all: ReadonlyMap<string, OperationTool> | undefined

/** By name, in the order of the contract. Made when they are first asked for. */
export function contractTools(): ReadonlyMap<string, OperationTool> {
  all ??= new Map(
    allOperations
      .filter((operation) => reasonAgainst(operation) === undefined)
      .map((operation) => toolOf(operation))
      .map((tool) => [tool.definition.name, tool]),
  )
  return all
}

function descriptionOf({ group, summary, description, secret }: Operation): string {
  const sentences = [
    `${group}: ${summary}.`,
    description?.replaceAll(/`([A-Z]+) (\/[^`?]*)`/g, namedTool),
    secret && 'The answer shows a secret, this once: do not repeat it.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Where a description sends readers to another operation, it names the tool. */
function namedTool(words: string, method: string, path: string): string {
  const named = allOperations.find((operation) => operation.method === method && operation.path === path)
  return named && reasonAgainst(named) === undefined ? `\`${toolNameOf(named.id)}\`` : words
}

function annotationsOf(operation: Operation): Tool['annotations'] {
  if (!isWrite(operation)) return { readOnlyHint: true }
  const undone = isUndone(operation)
  return {
    readOnlyHint: false,
    // What cannot be tried out, such as a check or a message, only adds something.
    destructiveHint: operation.dryRun && operation.status === 200 && !undone,
    idempotentHint: operation.method !== 'POST' || undone,
  }
}

/** Archive and restore, pause and resume: what one does at a path, the other takes back. A new secret is not the old one. */
function isUndone({ path }: Operation): boolean {
  const there = allOperations.filter((other) => other.path === path && isWrite(other))
  return there.length === 2 && there.every(({ secret, method }) => !secret && /POST|DELETE/.test(method))
}
