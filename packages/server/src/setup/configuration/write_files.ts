import {
  archiveAgent,
  createAgent,
  createPromptTemplate,
  deliverableTemplates,
  fitCriteria,
  identities,
  listPromptTemplates,
  reshapeFlow,
  restoreAgent,
  services,
  updateAgent,
  updateAgentAppearance,
  voiceProfiles,
} from '../../agents/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import { agentBodyOf, bodyOf, type CatalogFolder } from './bodies.ts'
import type { ConfigurationFile } from './bundle.ts'
import type { PlannedChange } from './compare.ts'
import type { Fields } from './fields.ts'
import { outlineOf } from './flow_form.ts'
import type { Form } from './forms.ts'
import { parsePath, pathOf } from './paths.ts'
import type { StoredObject } from './stored_configuration.ts'

/** Makes a planned configuration by the functions of the API, in an order in which each finds what it refers to. */

interface PlannedWrites {
  changes: readonly PlannedChange[]
  /** Every file, with its form as it is to be. */
  files: ReadonlyMap<string, ConfigurationFile>
  objects: ReadonlyMap<string, StoredObject>
  /** Runs one write; what it refuses belongs to this file. */
  attempt(path: string, within: string, write: () => Promise<void>): Promise<void>
}

/** Every kind of the catalog by the same names. The body was held to the contract of its kind. */
interface CatalogResource {
  get(db: Transaction, id: number): Promise<{ agents: string[] }>
  create(context: Context, db: Transaction, body: object): Promise<{ id: number }>
  update(context: Context, db: Transaction, id: number, body: object): Promise<unknown>
  archive(context: Context, db: Transaction, id: number): Promise<unknown>
  restore(context: Context, db: Transaction, id: number): Promise<unknown>
}

const catalog = {
  voice_profiles: voiceProfiles,
  identities,
  services,
  fit_criteria: fitCriteria,
  deliverable_templates: deliverableTemplates,
} as unknown as Record<CatalogFolder, CatalogResource>

/** Gives the ids of what files are about. */
export async function writeFiles(
  context: Context,
  db: Transaction,
  { changes, files, objects, attempt }: PlannedWrites,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map([...objects.values()].map(({ path, id }) => [path, id]))
  const actions = new Map(changes.map(({ path, action }) => [path, action]))
  const leaving = new Set(
    [...objects.values()]
      .filter(({ folder, path, archived }) => {
        const action = actions.get(path)
        return folder === 'agents' && (action === 'archive' || (archived && action === undefined))
      })
      .map(({ name }) => name),
  )
  /** A new agent is given what all others have, and one that comes back has its links again: files say who has what. */
  const hasNewAgents = changes.some(
    ({ path, action }) => path.startsWith('agents/') && (action === 'create' || action === 'restore'),
  )

  for (const folder of ['voice_profiles', 'identities'] as const) await writeCatalog(folder, false)
  for (const file of filesIn('agents')) await writeAgent(file)
  for (const file of filesIn('prompt_templates')) await writePrompt(file)
  for (const folder of ['services', 'fit_criteria', 'deliverable_templates'] as const)
    await writeCatalog(folder, hasNewAgents)
  // What an agent uses is archived after the agent.
  for (const folder of ['services', 'fit_criteria', 'deliverable_templates'] as const)
    await archiveGone(folder)
  for (const { path, name } of gone('agents'))
    await attempt(path, '', async () => void (await archiveAgent(context, db, name)))
  for (const folder of ['voice_profiles', 'identities'] as const) await archiveGone(folder)
  return ids

  function filesIn(folder: ConfigurationFile['folder']): ConfigurationFile[] {
    return [...files.values()].filter((file) => file.folder === folder)
  }

  function gone(folder: ConfigurationFile['folder']) {
    return changes
      .filter(({ path, action }) => action === 'archive' && path.startsWith(`${folder}/`))
      .map(({ path }) => ({ path, name: parsePath(path)!.name, id: ids.get(path)! }))
  }

  async function archiveGone(folder: CatalogFolder) {
    for (const { path, id } of gone(folder))
      await attempt(path, '', async () => void (await catalog[folder].archive(context, db, id)))
  }

  async function writeCatalog(folder: CatalogFolder, everyFile: boolean) {
    for (const { path, name, form } of filesIn(folder))
      if (everyFile || actions.has(path))
        await attempt(path, '', () => writeResource(folder, path, name, form))
  }

  async function writeResource(folder: CatalogFolder, path: string, name: string, form: Form) {
    const resource = catalog[folder]
    const { reviewed = true, ...body } = bodyOf(folder, form) as Fields & { agents?: string[] }
    if (actions.get(path) === 'create') {
      const created = await resource.create(
        context,
        db,
        folder === 'services' ? { ...body, key: name } : body,
      )
      ids.set(path, created.id)
      if (reviewed !== true) await resource.update(context, db, created.id, { reviewed })
      return
    }
    const id = ids.get(path)!
    if (actions.get(path) === 'restore') await resource.restore(context, db, id)
    const { agents: linked } = await resource.get(db, id)
    await resource.update(context, db, id, {
      ...body,
      ...(folder === 'services' && { reviewed }),
      ...(body.agents && { agents: [...body.agents, ...linked.filter((slug) => leaving.has(slug))] }),
    })
  }

  async function writeAgent({ path, name: slug, form }: ConfigurationFile) {
    const action = actions.get(path)
    if (action === undefined) return
    const { fields, appearance } = agentBodyOf(form, (worn) => ids.get(worn))
    const isNew = action === 'create'
    await attempt(path, '', async () => {
      if (isNew) {
        const archetype = form.archetype as 'discovery'
        const created = await createAgent(context, db, { ...fields, slug, archetype })
        ids.set(path, created.id)
        return
      }
      if (action === 'restore') await restoreAgent(context, db, slug)
      await updateAgent(context, db, slug, fields)
    })
    if (!ids.has(path)) return
    await attempt(path, 'appearance', async () => {
      await updateAgentAppearance(context, db, slug, appearance)
    })
    if (form.flow)
      await attempt(path, 'flow', () =>
        reshapeFlow(context, db, slug, outlineOf(form.flow as Fields), { isNew }),
      )
  }

  /** A body that is active already is no new version. */
  async function writePrompt({ path, name: slug, kind, form }: ConfigurationFile) {
    if (!actions.has(path) || !ids.has(pathOf({ folder: 'agents', name: slug }))) return
    await attempt(path, '', async () => {
      const active = await listPromptTemplates(db, slug, { kind: kind!, active: true })
      const body = form.body as string
      if (active.data[0]?.body !== body) await createPromptTemplate(context, db, slug, { kind: kind!, body })
    })
  }
}
