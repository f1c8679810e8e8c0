import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { allOperations, errorCodes, errorTypes, type Operation } from '@foyer/contract'
import { resourceClasses } from './sdk/resources.ts'
import { TypeWriter } from './sdk/types.ts'

/** The generated half of packages/sdk: the types on the wire, and a method for every operation. */
export function sdkFiles(operations: readonly Operation[] = allOperations): Record<string, string> {
  const types = new TypeWriter()
  types.declare('ErrorType', { enum: errorTypes }, 'received', 'What `error.type` can be.')
  types.declare('ErrorCode', { enum: errorCodes }, 'received', 'What `error.code` can be.')
  const classes = resourceClasses(operations, types).join('\n')
  return {
    'packages/sdk/src/types.gen.ts': formatted([notice, ...types.declarations()]),
    'packages/sdk/src/resources.gen.ts': formatted([notice, importsFor(classes), classes]),
  }
}

const notice = '// Generated from the contract by `npm run generate`. Do not edit.\n'

/** Every type that some method mentions; an unused import would be an error. */
function importsFor(code: string): string {
  const optionTypes = ['CallOptions', 'DryRunOptions', 'EditOptions', 'WriteOptions'].filter((name) =>
    code.includes(`options?: ${name}`),
  )
  return `import type { WithResponse } from './response.ts'
import type { ListPromise } from './list.ts'
import type { ${optionTypes.join(', ')} } from './options.ts'
import { path } from './path.ts'
import { Resource } from './resource.ts'
import type { Transport } from './transport.ts'
import type * as t from './types.gen.ts'
`
}

/** By the formatter of everything else here; it passes over files called `.gen.ts`, so it gets another name. */
function formatted(parts: string[]): string {
  const biome = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url))
  return execFileSync(biome, ['format', '--stdin-file-path=packages/sdk/src/generated.ts'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    input: parts.join('\n'),
    encoding: 'utf8',
  })
}
