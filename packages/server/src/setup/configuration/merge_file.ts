import { configurationFiles } from '@foyer/contract'
import { canonicalJson } from '@foyer/engine'
import { bodyCheck } from '../../platform/http/index.ts'
import { formOf } from './forms.ts'
import { isScenarioPath, parsePath } from './paths.ts'
import { mergeYaml } from './yaml/merge_yaml.ts'
import { readYaml } from './yaml/read_yaml.ts'

/**
 * A file of somebody's folder, brought to what was pulled. One that says the same stays as it is, byte for byte; one
 * that cannot be read is replaced.
 */
export function mergeFile(path: string, existing: string | null, pulled: string): string {
  if (isScenarioPath(path)) return pulled
  const name = parsePath(path)
  // The path comes from the server, and must not lead out of the folder.
  if (!name) throw new Error(`${path} is no file of a configuration.`)
  if (existing === null) return pulled
  const [mine, theirs] = [readYaml(existing), readYaml(pulled)]
  if (!('value' in mine) || !('value' in theirs)) return pulled
  const fits = bodyCheck(configurationFiles[name.folder])(mine.value) === null
  if (fits && isSame(name.folder, mine.value, theirs.value)) return existing
  return mergeYaml(existing, theirs.value)
}

const isSame = (folder: keyof typeof configurationFiles, mine: unknown, theirs: unknown): boolean => {
  const [own, pulled] = [formOf(folder, mine as object), formOf(folder, theirs as object)]
  // What the file of an agent leaves to the agent is not written into it.
  const left = folder === 'agents' ? ['flow', 'archetype'].filter((field) => own[field] === undefined) : []
  const rest = Object.fromEntries(Object.entries(pulled).filter(([field]) => !left.includes(field)))
  return canonicalJson(own) === canonicalJson(rest)
}
