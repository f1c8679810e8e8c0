import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runInBrowser, skipWithoutBrowser } from './testing/browser.ts'
import { installPackage, type Project, root, run } from './testing/install_package.ts'
import { newClient } from './testing/service.ts'

/** The packed package in a project of its own, used as its users do: from Node, from TypeScript, in a browser. */

const typedUse = `
import { type Agent, type CallOptions, type ErrorCode, Foyer, InvalidRequestError, type Page } from '@foyer/sdk'

export async function use(key: string, limit: number | undefined, options: CallOptions): Promise<ErrorCode | undefined> {
  const foyer = new Foyer({ apiKey: key, maxRetries: undefined })
  const page: Page<Agent> = await foyer.agents.list({ limit }, options)
  for await (const agent of foyer.agents.list()) {
    const flow = await foyer.flow.get(agent.slug)
    const kinds: ('step' | 'loop' | 'terminal')[] = flow.phases.map((phase) => phase.kind)
    await foyer.flow.update(agent.slug, { flow: { idle_minutes: null } }, { ifMatch: flow.lastResponse.etag })
    // @ts-expect-error a voice is not edited under a version
    await foyer.voiceProfiles.get(kinds.length, { ifMatch: '1' })
  }
  // @ts-expect-error languages are missing
  await foyer.voiceProfiles.create({ name: 'Warm' })
  // @ts-expect-error no such kind
  await foyer.fitCriteria.create({ kind: 'perfect', description: 'x' })
  try {
    await foyer.voiceProfiles.archive(page.data.length)
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.code
  }
  return undefined
}
`

describe('the packed package', () => {
  let project: Project
  before(async () => {
    project = await installPackage()
  })
  after(() => project.remove())

  test('the package holds compiled code and its types, a README, and nothing that only we need', () => {
    const files = globSync('**/*.*', { cwd: project.installed }).sort()
    for (const file of ['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'])
      assert.ok(files.includes(file), file)
    const foreign = files.filter(
      (file) => !/^(dist\/[\w.]+\.(js|d\.ts)|README\.md|package\.json)$/.test(file),
    )
    assert.deepEqual(foreign, [])
    assert.ok(!files.some((file) => file.includes('.test.')))
  })

  test('the package has no dependency and asks nothing of Node: every import is one of its own files', () => {
    const { dependencies } = JSON.parse(readFileSync(join(project.installed, 'package.json'), 'utf8'))
    assert.equal(dependencies, undefined)
    const code = globSync('dist/*.js', { cwd: project.installed }).map((file) =>
      readFileSync(join(project.installed, file), 'utf8'),
    )
    const imported = code.flatMap((text) =>
      [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, to]) => to),
    )
    assert.ok(imported.length > 10)
    for (const specifier of imported) assert.match(specifier!, /^\.\/[\w.]+\.js$/)
  })

  test('a plain ESM script uses it by its name', async () => {
    const { api, url } = await newClient()
    const script = `
    import { Foyer, FoyerError, InvalidRequestError } from '@foyer/sdk'
    const foyer = new Foyer({ apiKey: process.env.KEY, baseUrl: process.env.URL })
    for (const name of ['One', 'Two', 'Three']) await foyer.voiceProfiles.create({ name, languages: ['en'] })
    const names = []
    for await (const { name } of foyer.voiceProfiles.list({ limit: 2 })) names.push(name)
    const error = await foyer.agents.get('nobody').catch((error) => error)
    console.log(JSON.stringify([names, error instanceof InvalidRequestError, error instanceof FoyerError, error.code]))
  `
    writeFileSync(join(project.folder, 'script.mjs'), script)
    const env = { PATH: process.env.PATH, KEY: api.key, URL: url }
    const { stdout } = await run(process.execPath, ['script.mjs'], { cwd: project.folder, env })
    assert.deepEqual(JSON.parse(stdout), [['Three', 'Two', 'One'], true, true, 'resource_missing'])
  })

  test('a strict TypeScript project sees its types, with and without those of Node', async () => {
    writeFileSync(join(project.folder, 'use.ts'), typedUse)
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    }
    const typeRoots = [join(root, 'node_modules/@types')]
    const projects = {
      browser: {
        ...compilerOptions,
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom'],
        types: [],
      },
      node: { ...compilerOptions, lib: ['es2022'], types: ['node'], typeRoots },
    }
    for (const [name, options] of Object.entries(projects)) {
      const file = join(project.folder, `tsconfig.${name}.json`)
      writeFileSync(file, JSON.stringify({ compilerOptions: options, files: ['use.ts'] }))
      const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', file]).catch((error) => error)
      assert.equal(stdout, '', name)
    }
  })

  test('a browser loads it as it is and talks to the API', { skip: skipWithoutBrowser }, async () => {
    const { api, url } = await newClient()
    const page = `
    import { Foyer } from '/dist/index.js'
    const foyer = new Foyer({ apiKey: '${api.key}', baseUrl: location.origin })
    await foyer.voiceProfiles.create({ name: 'From a page', languages: ['en'] })
    const names = []
    for await (const { name } of foyer.voiceProfiles.list({ limit: 1 })) names.push(name)
    const { requestId, etag } = (await foyer.agents.list()).lastResponse
    return [names, await foyer.agents.get('nobody').catch((error) => error.name), typeof requestId]
  `
    assert.deepEqual(await runInBrowser(page, { dist: join(project.installed, 'dist'), api: url }), [
      ['From a page'],
      'InvalidRequestError',
      'string',
    ])
  })
})
