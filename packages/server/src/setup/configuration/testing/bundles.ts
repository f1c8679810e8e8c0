import assert from 'node:assert/strict'
import { loadDemo } from '../../../operator/demo/load.ts'
import { readScenarios } from '../../../operator/demo/scenarios.ts'
import { type Api, newOrganization } from '../../../testing/api.ts'
import type { SentFile } from '../bundle.ts'
import { putScenarios } from '../repository.ts'

/** Files of a configuration by their paths. */
export type Files = Record<string, string>

export const sent = (files: Files): SentFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, content }))

export async function pull(api: Api): Promise<Files> {
  const { status, body, text } = await api.get('/configuration')
  assert.equal(status, 200, text)
  return Object.fromEntries(body.files.map(({ path, content }: SentFile) => [path, content]))
}

export async function plan(api: Api, files: Files) {
  const { status, body, text } = await api.post('/configuration/plan', { files: sent(files) })
  assert.equal(status, 200, text)
  return body
}

export const tryToApply = (api: Api, files: Files, options: object = {}) =>
  api.post('/configuration/apply', { files: sent(files), ...options })

export async function apply(api: Api, files: Files, options: object = {}) {
  const { status, body, text } = await tryToApply(api, files, options)
  assert.equal(status, 200, text)
  return body
}

/** What is planned, in short: `update agents/front-desk.yaml`. */
export const actionsOf = ({ changes }: { changes: { path: string; action: string }[] }): string[] =>
  changes.map(({ path, action }) => `${action} ${path}`)

export async function demoOrganization(): Promise<Api> {
  const api = await newOrganization()
  await loadDemo(api.service.database, api.organization, api.service.clock.now)
  return api
}

/** The same without its scenarios, which every plan and every apply would play. */
export async function demoWithoutScenarios(): Promise<Api> {
  const api = await demoOrganization()
  const { service, organization } = api
  const gone = readScenarios().map(({ path }) => ({ path, content: null }))
  await service.database
    .tenant(organization.id)
    .transaction(async (db) => putScenarios(db, gone, service.clock.now))
  return api
}

export function edited(files: Files, path: string, from: string | RegExp, to: string): Files {
  const content = files[path]!
  const changed = content.replace(from, to)
  assert.notEqual(changed, content, `${from} is in ${path}:\n${content}`)
  return { ...files, [path]: changed }
}

export function without(files: Files, ...paths: string[]): Files {
  for (const path of paths) assert.ok(path in files, path)
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))
}
