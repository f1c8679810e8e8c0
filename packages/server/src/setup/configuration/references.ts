import type { ConfigurationFolder } from '@foyer/contract'
import type { ConfigurationFile, FoundProblem } from './bundle.ts'
import { pathOf } from './paths.ts'
import type { ScenarioFile } from './scenario_files.ts'

interface Reference {
  field: string
  folder: ConfigurationFolder
  name: string
}

const whats: Partial<Record<ConfigurationFolder, string>> = {
  agents: 'an agent',
  identities: 'an identity',
  voice_profiles: 'a voice profile',
}

/** What files name must be there once they are applied: a file, or an object that has none. */
export function referenceProblems(
  files: Iterable<ConfigurationFile>,
  isThere: (path: string) => boolean,
): FoundProblem[] {
  return [...files].flatMap((file) =>
    referencesOf(file)
      .filter(({ folder, name }) => !isThere(pathOf({ folder, name })))
      .map(({ field, folder, name }) => ({
        path: file.path,
        line: file.lineOf(field),
        code: 'parameter_invalid',
        message: `${field || 'The path'} names ${whats[folder]} that does not exist: there is no file ${pathOf({ folder, name })}.`,
      })),
  )
}

export const scenarioProblems = (
  scenarios: readonly ScenarioFile[],
  isThere: (path: string) => boolean,
): FoundProblem[] =>
  scenarios
    .filter(({ agent }) => !isThere(pathOf({ folder: 'agents', name: agent })))
    .map(({ path, agent, lineOf }) => ({
      path,
      line: lineOf('agent'),
      code: 'parameter_invalid',
      message: `The scenario names an agent that does not exist: there is no file agents/${agent}.yaml.`,
    }))

function referencesOf({ folder, name, form, value }: ConfigurationFile): Reference[] {
  if (folder === 'prompt_templates') return [{ field: '', folder: 'agents', name }]
  if (folder === 'agents')
    return [
      ...referenceTo('identity', 'identities', form.identity),
      ...referenceTo('voice_profile', 'voice_profiles', form.voice_profile),
    ]
  const agents = (value.agents ?? []) as string[]
  return agents.map((agent, index) => ({ field: `agents.${index}`, folder: 'agents', name: agent }))
}

const referenceTo = (field: string, folder: ConfigurationFolder, name: unknown): Reference[] =>
  typeof name === 'string' ? [{ field, folder, name }] : []
