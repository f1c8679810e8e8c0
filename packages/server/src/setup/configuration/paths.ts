import { type ConfigurationFolder, type PromptKind, promptKinds } from '@foyer/contract'

/** Where the file of an object is: the folder says what it is, the name which one. */

export interface FileName {
  folder: ConfigurationFolder
  /** The slug of an agent, the key of a service; for other objects a name that only files have. */
  name: string
  /** Of a prompt, whose name is that of its agent. */
  kind?: PromptKind
}

export const scenarioFolder = 'scenarios'

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'
const shapes: Record<ConfigurationFolder, RegExp> = {
  agents: new RegExp(`^${slug}$`),
  prompt_templates: new RegExp(`^${slug}/(?:${promptKinds.join('|')})$`),
  services: /^[a-z0-9_]+$/,
  fit_criteria: new RegExp(`^${slug}$`),
  voice_profiles: new RegExp(`^${slug}$`),
  identities: new RegExp(`^${slug}$`),
  deliverable_templates: new RegExp(`^${slug}$`),
}
const longest = 64

export const pathOf = ({ folder, name, kind }: FileName): string =>
  `${folder}/${name}${kind === undefined ? '' : `/${kind}`}.yaml`

/** Null for a path that no file of the configuration has. */
export function parsePath(path: string): FileName | null {
  const [folder = '', ...rest] = path.split('/')
  const file = rest.join('/')
  if (!isFolder(folder) || !file.endsWith('.yaml')) return null
  const named = file.slice(0, -'.yaml'.length)
  if (!shapes[folder].test(named)) return null
  const [name = '', kind] = named.split('/')
  if (name.length > longest) return null
  return kind === undefined ? { folder, name } : { folder, name, kind: kind as PromptKind }
}

const isFolder = (folder: string): folder is ConfigurationFolder => Object.hasOwn(shapes, folder)

const scenario = new RegExp(`^${scenarioFolder}/${slug}\\.(?:txt|yaml)$`)
export const isScenarioPath = (path: string): boolean => scenario.test(path)

/** What names look like in each folder, for people. */
export const shapeOfPaths =
  'agents/front-desk.yaml, prompt_templates/front-desk/conversation.yaml, services/pricing_audit.yaml, ' +
  'fit_criteria/…, voice_profiles/…, identities/…, deliverable_templates/… or scenarios/asks-the-price.yaml, ' +
  'with lowercase letters, digits and hyphens (in the keys of services, underscores)'
