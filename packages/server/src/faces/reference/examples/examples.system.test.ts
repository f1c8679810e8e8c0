import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { allOperations, isForPeople, operations } from '@foyer/contract'
import { newOrganization } from '../../../testing/api.ts'
import { skipWithoutTools } from '../../../testing/guides.ts'
import { startWorkingService } from '../../../testing/working_service.ts'
import { curlOf } from './curl.ts'
import { examplePath } from './path_values.ts'
import { typescriptOf } from './typescript.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const url = 'https://foyer.example/v1'

test('the id in a path is that of the object which other examples show', () => {
  assert.equal(examplePath(operations.getAgent), '/agents/front-desk')
  const { id } = operations.getService.answer as { id: number }
  assert.equal(examplePath(operations.archiveService), `/services/${id}/archive`)
})

test('a curl has method, credentials and body, with quotes that a shell leaves alone', () => {
  assert.equal(
    curlOf(operations.listAgents, url),
    `curl ${url}/agents \\\n  -H "Authorization: Bearer $FOYER_API_KEY"`,
  )
  assert.match(curlOf(operations.archiveAgent, url), /^curl -X POST https:\S+\/agents\/front-desk\/archive /)
  const quoted = curlOf({ ...operations.createAgent, example: { name: "Mara's" } }, url)
  assert.match(quoted, /"Mara'\\''s"/)
  assert.match(
    curlOf(operations.createApiKey, url),
    /-b "foyer_session=.*X-Organization.*Origin: https:\/\/foyer\.example"/s,
  )
})

test('every TypeScript example compiles against the SDK', async () => {
  const folder = mkdtempSync(join(root, 'node_modules/.reference-'))
  try {
    const names = allOperations.map((operation) => {
      writeFileSync(join(folder, `${operation.id}.ts`), `${typescriptOf(operation, url)}\n`)
      return `${operation.id}.ts`
    })
    const compilerOptions = {
      target: 'es2024',
      module: 'nodenext',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      customConditions: ['foyer-source'],
      types: ['node'],
      skipLibCheck: true,
    }
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }))
    const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch((error) => error)
    assert.equal(stdout, '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('no curl of the reference is refused for its address, its method or the shape of its body', {
  skip: skipWithoutTools,
}, async (t) => {
  const service = await startWorkingService(t)
  const { key } = await newOrganization(service)
  // Of a stream there is no end; what is for people needs one who is signed in.
  const called = allOperations.filter((operation) => !operation.stream && !isForPeople(operation))
  const folder = mkdtempSync(join(tmpdir(), 'foyer-curls-'))
  try {
    const script = called
      .map((operation) => `${curlOf(operation, `${service.url}/v1`)}\nprintf '\\u001e'\n`)
      .join('')
    writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error\n')
    const env = { PATH: process.env.PATH, CURL_HOME: folder, FOYER_API_KEY: key, LC_ALL: 'C.UTF-8' }
    const { stdout } = await run('bash', ['-c', script], { env, maxBuffer: 64 * 1024 * 1024 })
    const answers = stdout.split('\u001e')
    for (const [index, operation] of called.entries()) {
      const answer = answers[index]!
      const { error } = answer.startsWith('{') ? JSON.parse(answer) : {}
      const shape = [
        'parameter_unknown',
        'parameter_missing',
        'method_not_allowed',
        'missing_api_key',
        'invalid_api_key',
      ]
      assert.ok(answer !== '' && !shape.includes(error?.code), `${operation.id}: ${answer}`)
      if (error?.code === 'resource_missing') assert.match(operation.path, /\{/, operation.id)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
