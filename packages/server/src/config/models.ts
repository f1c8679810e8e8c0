import type { ModelSetting, ProviderSettings, UsualSettings } from '../reasoning/index.ts'
import { readEmbedder } from './embedder.ts'
import { modelVariables, readModel, readUsualSettings } from './model.ts'
import { settings } from './settings.ts'
import type { Environment } from './value.ts'

/** The models of an installation, for those who set none of their own. */
export interface Models {
  /** Null where no model is set. */
  model: ModelSetting | null
  usual: UsualSettings
  /** Null for the builtin one. */
  embedder: ProviderSettings | null
}

export const readModels = (set: Environment): Models => ({
  model: readModel(set),
  usual: readUsualSettings(set),
  embedder: readEmbedder(set),
})

const names: ReadonlySet<string> = new Set(
  settings.map(({ name }) => name).filter((name) => /^FOYER_(MODEL|EMBEDDER)(_|$)/.test(name)),
)
export const isModelVariable = (name: string) => names.has(name)

/** What means something only together. */
export const modelGroups: Record<'chat' | 'fallback' | 'embeddings', readonly string[]> = {
  chat: modelVariables('FOYER_MODEL'),
  fallback: modelVariables('FOYER_MODEL_FALLBACK'),
  embeddings: [...names].filter((name) => name.startsWith('FOYER_EMBEDDER_')),
}

/** The environment wins: a model that it names is not completed with the key of another one. */
export function mergeModelVariables(file: Environment, environment: Environment): Environment {
  const { chat, fallback, embeddings } = modelGroups
  const isSet = (group: readonly string[]) => group.some((name) => environment[name] !== undefined)
  const passed = [
    ...(isSet(chat) ? chat : []),
    // A second model stands in for the one that was set with it.
    ...(isSet(chat) || isSet(fallback) ? fallback : []),
    ...(isSet(embeddings) ? embeddings : []),
  ]
  const kept = Object.entries(file).filter(([name]) => !passed.includes(name))
  return { ...Object.fromEntries(kept), ...environment }
}
