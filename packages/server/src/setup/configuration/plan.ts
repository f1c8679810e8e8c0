import { createHash } from 'node:crypto'
import { canonicalJson, compile } from '@foyer/engine'
import { definitionOf, getStoredFlow, placeOf, problemsOfOutline } from '../../agents/index.ts'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, Refusal } from '../../platform/index.ts'
import type { Bundle, ConfigurationFile, FoundProblem } from './bundle.ts'
import { type Comparison, compare, type ThreeForms } from './compare.ts'
import type { Fields } from './fields.ts'
import { outlineOf } from './flow_form.ts'
import type { Form } from './forms.ts'
import { parsePath, pathOf } from './paths.ts'
import { referenceProblems, scenarioProblems } from './references.ts'
import { liveObjects, type StoredConfiguration } from './stored_configuration.ts'
import { writeFiles } from './write_files.ts'

/** What applying a bundle to a configuration comes to. */
export interface Plan extends Comparison {
  id: string
  revision: string
  problems: FoundProblem[]
  /** With their forms as they are to be. */
  files: ReadonlyMap<string, ConfigurationFile>
  /** What becomes of the scenarios: they are kept as they are written. */
  scenarioChanges: ScenarioChange[]
}

interface ScenarioChange {
  path: string
  action: 'create' | 'update' | 'archive'
  fields: []
}

export function planOf(stored: StoredConfiguration, bundle: Bundle): Plan {
  const files = new Map(
    [...bundle.files].map(([path, file]) => [path, { ...file, form: completeForm(file, stored) }]),
  )
  const comparison = compare(threeForms(stored, files, bundle.unreadable))
  const archived = new Set(
    comparison.changes.flatMap(({ path, action }) => (action === 'archive' ? path : [])),
  )
  const live = new Set(liveObjects(stored).map(({ path }) => path))
  const isThere = (path: string) =>
    files.has(path) || bundle.unreadable.has(path) || (live.has(path) && !archived.has(path))
  const problems = [
    ...bundle.problems,
    ...archetypeProblems(files.values(), stored),
    ...referenceProblems(files.values(), isThere),
    ...scenarioProblems(bundle.scenarios, isThere),
  ]
  const revision = revisionOf(stored)
  const seen = [...stored.applied.values()].map(({ path, form }) => [path, form])
  const sent = [...files.values()].map(({ path, form }) => [path, form])
  const unread = bundle.problems.map(({ path, message }) => [path, message])
  const scenarioChanges = changesOfScenarios(stored, bundle)
  const written = bundle.scenarios.map(({ path, content }) => [path, content])
  const id = `plan_${digest([revision, seen, sent.sort(byPath), unread, written])}`
  return { ...comparison, id, revision, problems: problems.sort(inOrder), files, scenarioChanges }
}

function changesOfScenarios({ scenarios }: StoredConfiguration, bundle: Bundle): ScenarioChange[] {
  const sent = new Map(bundle.scenarios.map(({ path, content }) => [path, content]))
  const paths = [...new Set([...sent.keys(), ...scenarios.keys()])].sort()
  return paths
    .filter((path) => !bundle.unreadable.has(path) && sent.get(path) !== scenarios.get(path))
    .map((path) => ({
      path,
      action: !sent.has(path) ? 'archive' : scenarios.has(path) ? 'update' : 'create',
      fields: [],
    }))
}

const inOrder = (a: FoundProblem, b: FoundProblem) =>
  a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1
const byPath = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1)

export const revisionOf = (stored: StoredConfiguration): string =>
  digest([...liveObjects(stored).map(({ path, form }) => [path, form]), ...stored.scenarios])

const digest = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32)

/** What the file of an agent may leave to the agent: its flow, and what it was created as. */
function completeForm({ folder, path, form }: ConfigurationFile, { objects }: StoredConfiguration): Form {
  if (folder !== 'agents') return form
  const now = objects.get(path)?.form
  return {
    ...form,
    archetype: form.archetype ?? now?.archetype ?? 'discovery',
    ...(now && !form.flow && { flow: now.flow }),
  }
}

function threeForms(
  { objects, applied }: StoredConfiguration,
  files: ReadonlyMap<string, ConfigurationFile>,
  unreadable: ReadonlySet<string>,
): ThreeForms[] {
  const paths = [...new Set([...files.keys(), ...objects.keys(), ...applied.keys()])].sort()
  return paths
    .filter((path) => !unreadable.has(path))
    .flatMap((path): ThreeForms[] => {
      const file = files.get(path)
      const { folder, name } = parsePath(path)!
      if (!file && folder === 'prompt_templates') {
        // An agent always has its six prompts: one without a file stays as it is.
        const stays = files.has(pathOf({ folder: 'agents', name })) && objects.has(path)
        return stays ? [{ path, file: undefined, applied: undefined, now: objects.get(path) }] : []
      }
      return [{ path, file: file?.form, applied: applied.get(path), now: objects.get(path) }]
    })
}

function archetypeProblems(
  files: Iterable<ConfigurationFile>,
  { objects }: StoredConfiguration,
): FoundProblem[] {
  return [...files].flatMap(({ folder, path, form, lineOf }) => {
    const now = objects.get(path)?.form.archetype
    if (folder !== 'agents' || now === undefined || form.archetype === now) return []
    const message = `archetype cannot be changed: this agent was created as ${now}.`
    return [{ path, line: lineOf('archetype'), code: 'parameter_invalid', message }]
  })
}

/** Writes it all. `report` is given what a file is refused for, and may throw to end it there. */
export function carryOut(
  context: Context,
  db: Transaction,
  { plan, stored, report }: { plan: Plan; stored: StoredConfiguration; report(problem: FoundProblem): void },
) {
  const { files, changes } = plan
  return writeFiles(context, db, {
    changes,
    files,
    objects: stored.objects,
    async attempt(path, within, write) {
      try {
        await write()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        for (const problem of await problemsOf(db, error, files.get(path), path, within, changes))
          report(problem)
      }
    },
  })
}

/** Of a flow that does not compile, everything that is wrong with it. */
async function problemsOf(
  db: Queryable,
  { code, message, param }: Refusal,
  file: ConfigurationFile | undefined,
  path: string,
  within: string,
  changes: Comparison['changes'],
): Promise<FoundProblem[]> {
  const locate = (field: string | undefined) =>
    file?.lineOf([within, fieldOf(field)].filter(Boolean).join('.')) ?? 1
  if (within !== 'flow' || !file || code === 'resource_archived')
    return [{ path, line: locate(param), code, message }]
  const isNew = changes.some((change) => change.path === path && change.action === 'create')
  const problems = await problemsOfOutline(db, file.name, outlineOf(file.form.flow as Fields), { isNew })
  if (problems.length === 0) return [{ path, line: locate(param), code, message }]
  return problems.map((problem) => ({ path, line: locate(problem.param), code, message: problem.message }))
}

/** Files name what bodies refer to by id. */
const fieldOf = (param: string | undefined) =>
  param === 'identity_id' ? 'identity' : param === 'voice_profile_id' ? 'voice_profile' : param

/** What would compile and is probably not meant, in the agents that the plan changes. */
export async function warningsOf(
  db: Queryable,
  { files, changes }: Plan,
  has_model: boolean,
): Promise<Omit<FoundProblem, 'code'>[]> {
  const concerned = new Set(changes.map(({ path }) => parsePath(path)!).map(({ name }) => name))
  const warnings: Omit<FoundProblem, 'code'>[] = []
  for (const { folder, name, path, lineOf } of files.values()) {
    if (folder !== 'agents' || !concerned.has(name)) continue
    const { flow } = await getStoredFlow(db, name)
    const { problems } = compile({ ...(await definitionOf(db, name, flow)), has_model })
    for (const problem of problems)
      warnings.push({ ...locate(placeOf(problem, flow) ?? ''), message: problem.message })

    function locate(place: string): { path: string; line: number } {
      const [what, kind, ...field] = place.split('.')
      const prompt = what === 'prompts' && files.get(`prompt_templates/${name}/${kind}.yaml`)
      if (prompt) return { path: prompt.path, line: prompt.lineOf(field.join('.')) }
      return { path, line: lineOf(what === 'phases' ? `flow.${place}` : place) }
    }
  }
  return warnings
}
