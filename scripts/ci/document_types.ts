import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allOperations, type EventObject, eventData, eventTypes, jsonType } from '@foyer/contract'
import { expectations } from './expected_types.ts'

/**
 * Types that openapi-typescript makes of the document compile, and have every property of the contract. It needs
 * TypeScript 5, so it is installed in a folder of its own: this needs the registry, and is no part of `npm test`.
 */

const packages = ['openapi-typescript@7.13.0', 'typescript@5.9.3']
const document = fileURLToPath(new URL('../../docs/api/openapi.json', import.meta.url))

const checks = [
  ...allOperations.flatMap(({ id, status, mediaType, response, body }) => [
    ...expectations(`operations['${id}']['responses'][${status}]['content']['${mediaType}']`, response),
    ...(body
      ? expectations(`NonNullable<operations['${id}']['requestBody']>['content']['${jsonType}']`, body)
      : []),
  ]),
  ...Object.entries(eventTypes).flatMap(([object, verbs]) =>
    Object.keys(verbs).flatMap((verb) => {
      const sent = `webhooks['${object}.${verb}']['post']['requestBody']['content']['${jsonType}']`
      return expectations(`${sent}['data']`, eventData(object as EventObject, verb))
    }),
  ),
]

const uses = `import type { operations, webhooks } from './document.d.ts'
/** Neither any nor never: a type that says something. */
type Known<Type> = [Type] extends [never] ? false : 0 extends 1 & Type ? false : true
${checks.map((type) => `true satisfies Known<${type}>`).join('\n')}
`

const folder = mkdtempSync(join(tmpdir(), 'foyer-document-types-'))
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'uses.ts'), uses)
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', ...packages)
  run(join('node_modules', '.bin', 'openapi-typescript'), document, '--output', 'document.d.ts')
  const strict = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'nodenext']
  run(join('node_modules', '.bin', 'tsc'), ...strict, 'uses.ts')
  console.log(`The types of the document compile and have all ${checks.length} properties of the contract.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(program: string, ...options: string[]) {
  execFileSync(program, options, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
}
