import {
  type Config,
  ConfigRefusal,
  type Environment,
  type Models,
  mergeModelVariables,
  readModels,
} from '../../config.ts'
import type { InstallationModel } from '../../reasoning/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import { modelFileIn, openModelFile } from './model_file.ts'

/** The models of this installation as they are set now, by the environment and by model.json. */
export interface Installation {
  model: InstallationModel
  /** Null for the builtin one. */
  embedder(): Models['embedder']
}

/**
 * Refuses what is wrong to begin with. Later, what was there before goes on to hold, and `tell` hears once what is
 * wrong.
 */
export function openInstallation(
  config: Pick<Config, 'dataDirectory' | 'modelVariables'>,
  tell: (problem: string) => void = () => {},
): Installation {
  const path = modelFileIn(config)
  const readFile = openModelFile(path)
  let variables = readFile()
  let models = modelsOf(path, variables, config.modelVariables)
  let told: string | null = null
  const current = (): Models => {
    try {
      const found = readFile()
      if (found !== variables) models = modelsOf(path, found, config.modelVariables)
      variables = found
      told = null
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== told) tell(`${problem} Until then, the settings from before are used.`)
      told = problem
    }
    return models
  }
  return {
    model: { setting: () => current().model, usual: () => current().usual },
    embedder: () => current().embedder,
  }
}

function modelsOf(path: string, file: Environment, environment: Environment): Models {
  try {
    return readModels(mergeModelVariables(file, environment))
  } catch (error) {
    if (error instanceof ConfigRefusal) throw new OperatorRefusal(`${path}: ${error.message}`)
    throw error
  }
}
