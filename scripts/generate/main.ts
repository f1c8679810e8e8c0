import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { openDatabase } from '../../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../../packages/server/src/platform/db/embedded/index.ts'
import { openApiDocument } from '../../packages/server/src/platform/http/openapi/index.ts'
import { rowTypes } from './rows.ts'
import { sdkFiles } from './sdk.ts'
import { sdkCallsFile } from './sdk_calls.ts'

/** `npm run generate` writes every generated file; with `--check` it only says which are out of date. */

const root = new URL('../../', import.meta.url)
const check = process.argv.includes('--check')

const files: Record<string, string> = {
  'packages/server/src/platform/db/rows.gen.ts': await migratedRowTypes(),
  'docs/api/openapi.json': `${JSON.stringify(openApiDocument('http://127.0.0.1:4000/v1'), null, 2)}\n`,
  ...sdkFiles(),
  'packages/server/src/faces/reference/examples/sdk_calls.gen.ts': sdkCallsFile(),
}

const stale = Object.entries(files).filter(([file, content]) => read(file) !== content)
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run \`npm run generate\`.`)
  process.exitCode = 1
}
if (!check) for (const [file, content] of stale) writeFileSync(new URL(file, root), content)

function read(file: string): string | undefined {
  try {
    return readFileSync(new URL(file, root), 'utf8')
  } catch {
    return undefined
  }
}

async function migratedRowTypes(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-generate-'))
  const embedded = await startEmbedded({
    dataDirectory: directory,
    purpose: 'npm run generate',
    log: () => {},
  })
  try {
    await (await openDatabase(embedded.address, { now: new Date() })).close()
    const sql = connect(embedded.address, { connections: 1 })
    return await rowTypes(sql).finally(() => sql.end())
  } finally {
    await embedded.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
