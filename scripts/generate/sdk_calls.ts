import { allOperations } from '@foyer/contract'
import { placeOf } from './sdk/names.ts'

/** The SDK's method for every operation, for the examples of the reference. */
export function sdkCallsFile(): string {
  const lines = allOperations.map((operation) => {
    const { resource, method } = placeOf(operation)
    return `  ${operation.id}: '${[...resource, method].join('.')}',\n`
  })
  return `// Generated from the contract by \`npm run generate\`. Do not edit.

import type { OperationId } from '@foyer/contract'

export const sdkCalls: Record<OperationId, string> = {
${lines.join('')}}
`
}
