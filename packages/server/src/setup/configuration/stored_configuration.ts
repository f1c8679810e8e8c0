import type { ConfigurationFolder, PromptKind } from '@foyer/contract'
import {
  deliverableTemplates,
  fitCriteria,
  getAgentAppearance,
  getStoredFlow,
  identities,
  listAgents,
  listPromptTemplates,
  services,
  voiceProfiles,
} from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import type { ListEnvelope } from '../../platform/http/index.ts'
import { firstFree, slugOf } from '../../platform/index.ts'
import type { Fields } from './fields.ts'
import { flowFields } from './flow_form.ts'
import { type Form, formOf } from './forms.ts'
import { isScenarioPath, parsePath, pathOf } from './paths.ts'
import { type AppliedFile, listApplied } from './repository.ts'

/** What an organization has set up, as the files that it would be. */

export interface StoredObject {
  path: string
  folder: ConfigurationFolder
  /** The name of its file. */
  name: string
  kind?: PromptKind
  id: number
  archived: boolean
  form: Form
}

export interface StoredConfiguration {
  /** Also what is archived and has a name: a file can bring it back. */
  objects: ReadonlyMap<string, StoredObject>
  applied: ReadonlyMap<string, AppliedFile>
  /** What the scenarios say, by their paths. They are nothing but files. */
  scenarios: ReadonlyMap<string, string>
}

export const liveObjects = ({ objects }: StoredConfiguration): StoredObject[] =>
  [...objects.values()].filter(({ archived }) => !archived)

interface Row {
  id: number
  archived: boolean
  agents?: string[]
}

type ListRows = (db: Queryable, page: PageOfAll) => Promise<ListEnvelope<Row>>

/** Objects that have no name of their own get that of their file; without one, that of what they are called. */
const nameless: Partial<Record<ConfigurationFolder, { list: ListRows; title: string }>> = {
  voice_profiles: { list: voiceProfiles.list, title: 'name' },
  identities: { list: identities.list, title: 'display_name' },
  fit_criteria: { list: fitCriteria.list, title: 'description' },
  deliverable_templates: { list: deliverableTemplates.list, title: 'name' },
}

export async function getStoredConfiguration(db: Queryable): Promise<StoredConfiguration> {
  const files = await listApplied(db)
  const applied = new Map(files.filter(({ path }) => !isScenarioPath(path)).map((file) => [file.path, file]))
  const scenarios = new Map(
    files.flatMap(({ path, form }) => (isScenarioPath(path) && form ? [[path, String(form.content)]] : [])),
  )
  const agents = await everyRow((page) => listAgents(db, page))
  const liveSlugs = new Set(agents.filter(({ archived }) => !archived).map(({ slug }) => slug))
  const objects: StoredObject[] = []

  function add(folder: ConfigurationFolder, name: string, { id, archived }: Row, fields: object) {
    objects.push({ path: pathOf({ folder, name }), folder, name, id, archived, form: formOf(folder, fields) })
  }
  /** An archived agent has no file that another one could name. */
  const linked = <Shown extends Row>(row: Shown) => ({
    ...row,
    agents: row.agents?.filter((slug) => liveSlugs.has(slug)),
  })

  const names = new Map<string, string>()
  for (const [folder, { list, title }] of Object.entries(nameless) as Nameless[]) {
    const rows = await everyRow((page) => list(db, page))
    const titleOf = (row: Row) => String((row as Row & Fields)[title])
    for (const [id, name] of namesOf(folder, rows, titleOf, applied)) names.set(`${folder} ${id}`, name)
    for (const row of rows) {
      const name = names.get(`${folder} ${row.id}`)
      if (name !== undefined) add(folder, name, row, linked(row))
    }
  }
  for (const service of await everyRow((page) => services.list(db, page)))
    add('services', service.key, service, linked(service))
  for (const agent of agents) {
    const { slug, identity_id, voice_profile_id, archived } = agent
    const worn = {
      identity: names.get(`identities ${identity_id}`),
      voice_profile: names.get(`voice_profiles ${voice_profile_id}`),
    }
    const [appearance, { flow }] = await Promise.all([getAgentAppearance(db, slug), getStoredFlow(db, slug)])
    add('agents', slug, agent, { ...agent, ...worn, appearance, flow: flowFields(flow) })
    const prompts = await listPromptTemplates(db, slug, { active: true, limit: 100 })
    for (const { kind, id, body } of prompts.data) {
      const file = { folder: 'prompt_templates', name: slug, kind } as const
      objects.push({ ...file, path: pathOf(file), id, archived, form: formOf('prompt_templates', { body }) })
    }
  }
  const byPath = objects.map((object) => [object.path, object] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  return { objects: new Map(byPath), applied, scenarios }
}

type Nameless = [ConfigurationFolder, { list: ListRows; title: string }]

interface PageOfAll {
  limit: number
  include_archived: true
  starting_after?: number
}

/** Oldest first, archived ones too. */
async function everyRow<Shown extends { id: number }>(
  list: (page: PageOfAll) => Promise<ListEnvelope<Shown>>,
): Promise<Shown[]> {
  const rows: Shown[] = []
  for (let last: Shown | undefined; ; last = rows.at(-1)) {
    const page = await list({ limit: 100, include_archived: true, ...(last && { starting_after: last.id }) })
    rows.push(...page.data)
    if (!page.has_more) return rows.reverse()
  }
}

/** The name that a file was applied under stays, whatever its object is called since. */
export function namesOf<Shown extends Row>(
  folder: ConfigurationFolder,
  rows: readonly Shown[],
  titleOf: (row: Shown) => string,
  applied: ReadonlyMap<string, AppliedFile>,
): Map<number, string> {
  const names = new Map<number, string>()
  const taken = new Set<string>()
  for (const { path, resource_id } of applied.values()) {
    const file = parsePath(path)
    if (file?.folder !== folder) continue
    taken.add(file.name)
    if (resource_id !== null) names.set(resource_id, file.name)
  }
  for (const row of rows) {
    if (names.has(row.id) || row.archived) continue
    const name = firstFree(slugOf(titleOf(row), folder.replaceAll('_', '-')), '-', taken)
    taken.add(name)
    names.set(row.id, name)
  }
  return names
}
