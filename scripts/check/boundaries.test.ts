import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundaryProblems } from './boundaries.ts'
import { readPackages } from './packages.ts'
import type { SourceFile } from './source_files.ts'

const packages = readPackages()
const server = 'packages/server/src'

function problemsOf(...files: [path: string, text: string][]): string[] {
  const sources: SourceFile[] = files.map(([path, text]) => ({ path, text }))
  return boundaryProblems(sources, packages)
}

function refuses(path: string, text: string, rule: RegExp) {
  const problems = problemsOf([path, text])
  assert.equal(problems.length, 1, problems.join('\n'))
  assert.match(problems[0]!, rule)
}

const violations: [rule: RegExp, from: string, text: string][] = [
  [/contract imports nothing/, 'packages/contract/src/x.ts', "import { compile } from '@foyer/engine'"],
  [/only the vocabulary/, 'packages/engine/src/x.ts', "import { Agent } from '@foyer/contract'"],
  [/only the vocabulary/, 'packages/engine/src/x.ts', "import type { Agent } from '@foyer/contract'"],
  [/only the vocabulary/, 'packages/engine/src/x.ts', "import { readFileSync } from 'node:fs'"],
  [/server imports engine/, `${server}/x.ts`, "import { main } from '../../cli/src/main.ts'"],
  [/no other package/, 'packages/sdk/src/x.ts', "import { compile } from '@foyer/engine'"],
  [/no other package/, 'packages/sdk/src/x.ts', "import type { Agent } from '@foyer/contract'"],
  [/parser of server-sent/, 'packages/widget/src/x.ts', "import { Foyer } from '@foyer/sdk'"],
  [/parser of server-sent/, 'packages/widget/src/x.ts', "import { path } from '../../sdk/src/path.ts'"],
  [/but the command line/, 'packages/widget/src/x.test.ts', "import { serve } from '@foyer/server'"],
  [/is a client/, 'packages/dashboard/src/x.tsx', "import { Agent } from '@foyer/contract'"],
  [/is a client/, 'packages/dashboard/src/x.tsx', "import { get } from '../../sdk/src/request.ts'"],
  [/is a client/, 'packages/dashboard/src/x.tsx', "import { Widget } from '../../widget/src/widget.ts'"],
  [/is small/, 'packages/widget/src/x.ts', "import { toolNames } from '@foyer/contract/vocabulary'"],
  [/is small/, 'packages/widget/src/x.ts', "import { createHash } from 'node:crypto'"],
  [/what a person sees/, 'e2e/x.test.ts', "import { Foyer } from '@foyer/sdk'"],
  [/installed alone/, 'packages/sdk/src/x.ts', "import { request } from 'node:http'"],
  [/lazily/, 'packages/cli/src/x.ts', "import { serve } from '@foyer/server'"],
  [/stands above/, `${server}/platform/http/x.ts`, "import { x } from '../../agents/index.ts'"],
  [/stands above/, `${server}/agents/a/x.ts`, "import type { X } from '../../knowledge/index.ts'"],
  [/stands above/, `${server}/faces/x.ts`, "import { act } from '../operator/index.ts'"],
  [/stands above/, `${server}/conversations/x.ts`, "const { load } = await import('../app.ts')"],
  [/through its index/, `${server}/knowledge/a/x.ts`, "import { x } from '../../agents/links/links.ts'"],
  [/through its index/, `${server}/agents/a/x.ts`, "import type { X } from '../../platform/db/tenant.ts'"],
  [/through its index/, `${server}/app.ts`, "import { x } from './agents/routes.ts'"],
  [/routes only bind/, `${server}/agents/a/routes.ts`, "import { list } from './repository.ts'"],
  [
    /routes only bind/,
    `${server}/agents/a/routes.ts`,
    "import { insertRow } from '../../platform/db/index.ts'",
  ],
  [/rules are pure/, `${server}/agents/a/rules.ts`, "import { list } from './repository.ts'"],
  [/for tests only/, `${server}/app.ts`, "import { newAgent } from './testing/agents.ts'"],
  [/names its module/, `${server}/app.ts`, 'const module = await import(path)'],
  [/not declared/, `${server}/app.ts`, "import pg from 'pg'"],
  [/not declared/, `${server}/app.ts`, "import fc from 'fast-check'"],
]
for (const [rule, from, text] of violations)
  test(`${from} may not: ${text}`, () => {
    refuses(from, text, rule)
  })

const allowed: [from: string, text: string][] = [
  ['packages/dashboard/src/x.tsx', "import type { Session } from '@foyer/contract'"],
  ['packages/dashboard/src/x.tsx', "import { Foyer } from '@foyer/sdk'\nimport './x.module.css'"],
  ['packages/dashboard/src/x.tsx', "import { memberRoles } from '@foyer/contract/vocabulary'"],
  ['packages/dashboard/src/x.tsx', "import { eventTypes } from '@foyer/contract/event_types'"],
  ['packages/dashboard/src/x.tsx', "import { definePreview } from '../../widget/src/preview/index.ts'"],
  ['packages/widget/src/x.ts', "import type { Visit } from '@foyer/contract'"],
  ['packages/widget/src/x.ts', "import { readEvents } from '../../sdk/src/server_sent_events.ts'"],
  ['packages/widget/vite.config.ts', "import { defineConfig } from 'vite'"],
  ['packages/cli/src/x.ts', "const { serve } = await import('@foyer/server')"],
  ['packages/cli/src/x.ts', "import type { Config } from '@foyer/server'"],
  ['packages/sdk/src/x.test.ts', "import { newOrganization } from '../../server/src/testing/api.ts'"],
  ['packages/engine/src/x.ts', "import { toolNames } from '@foyer/contract/vocabulary'"],
  ['packages/engine/src/x.test.ts', "import fc from 'fast-check'\nimport { test } from 'node:test'"],
  [
    `${server}/agents/a/service.ts`,
    "import { getB } from '../b/service.ts'\nimport * as own from './repository.ts'\n" +
      "import type { Tenant } from '../../platform/db/index.ts'",
  ],
  [`${server}/operator/x.ts`, "import type { Config } from '../config.ts'\nimport '../agents/index.ts'"],
  [`${server}/agents/a/routes.test.ts`, "import { newAgent } from '../../testing/agents.ts'"],
  [`${server}/app.ts`, "/** Like `import pg from 'pg'`. */\n// import pg from 'pg'\nexport const x = 'pg'"],
]
for (const [from, text] of allowed)
  test(`${from} may: ${text}`, () => {
    assert.deepEqual(problemsOf([from, text]), [])
  })

test('an import over several lines is seen, and what stands before it is not taken for it', () => {
  const text = "export interface A {}\nexport type {\n  B,\n  C,\n} from '@foyer/engine'\n"
  assert.match(problemsOf(['packages/contract/src/x.ts', text]).join(), /engine\/src\/index\.ts \(type\)/)
})

test('imports in a circle are refused, those of types too', () => {
  const problems = problemsOf(
    [`${server}/a.ts`, "import { b } from './b.ts'"],
    [`${server}/b.ts`, "import type { C } from './c.ts'"],
    [`${server}/c.ts`, "import { a } from './a.ts'"],
  )
  assert.equal(problems.length, 1)
  assert.match(problems[0]!, /circle: \S+a\.ts -> \S+b\.ts -> \S+c\.ts -> \S+a\.ts$/)
})

test('two folders of a room import in one direction only', () => {
  const problems = problemsOf(
    [`${server}/agents/a/x.ts`, "import { y } from '../b/y.ts'"],
    [`${server}/agents/b/z.ts`, "import type { W } from '../a/w.ts'"],
  )
  assert.equal(problems.length, 1)
  assert.match(problems[0]!, /folders import each other: \S+agents\/a -> \S+agents\/b -> \S+agents\/a$/)
})
