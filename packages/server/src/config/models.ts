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

const embedder = [...names].filter((name) => name.startsWith('FOYER_EMBEDDER_'))
const [first, second] = [modelVariables('FOYER_MODEL'), modelVariables('FOYER_MODEL_FALLBACK')]
/** What means something only together. A second model stands in for the one that was set with it. */
const groups: readonly { names: readonly string[]; giveWayTo: readonly string[] }[] = [
  { names: first, giveWayTo: first },
  { names: second, giveWayTo: [...first, ...second] },
  { names: embedder, giveWayTo: embedder },
]

/** The environment wins: a model that it names is not completed with the key of another one. */
export function mergeModelVariables(file: Environment, environment: Environment): Environment {
  const passed = groups
    .filter(({ giveWayTo }) => giveWayTo.some((name) => environment[name] !== undefined))
    .flatMap((group) => group.names)
  const kept = Object.entries(file).filter(([name]) => !passed.includes(name))
  return { ...Object.fromEntries(kept), ...environment }
}
