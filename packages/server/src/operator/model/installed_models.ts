import { type Config, type Environment, mergeModelVariables, modelGroups, readModels } from '../../config.ts'
import { createOutbound } from '../../platform/outbound/index.ts'
import {
  dimensionsOf,
  EmbedderFailure,
  expectationsOf,
  type ModelSetting,
  type ProviderSettings,
  tryModel,
} from '../../reasoning/index.ts'
import { OperatorRefusal } from '../refusal.ts'
import {
  keyOf,
  locate,
  type ModelChoice,
  type ModelUse,
  type ModelWish,
  readChoice,
  storedKey,
  variablesOf,
} from './model_choice.ts'
import { modelFileIn, openModelFile, writeModelFile } from './model_file.ts'
import { findModelServers } from './servers.ts'

type Place = Pick<Config, 'dataDirectory' | 'modelVariables'>

/** A model that is set, and where it is said. The key is never shown. */
export interface InstalledModel {
  use: ModelUse
  provider: string
  model: string
  url: string | null
  key_set: boolean
  origin: 'environment' | 'model.json'
}

/** How a model has done. */
export interface TriedModel extends Omit<InstalledModel, 'origin' | 'key_set'> {
  ok: boolean
  /** What to expect of it. */
  notes: string[]
  error?: string
  dimensions?: number
  tools?: boolean
  streaming?: boolean
  structured_output?: boolean
  context_tokens?: number
  first_word_milliseconds?: number
  tokens_per_second?: number
}

const fileOf = (place: Place) => openModelFile(modelFileIn(place))()

/** What is set in the environment goes first. */
export async function listInstalled(place: Place): Promise<InstalledModel[]> {
  const { model, embedder } = readModels(mergeModelVariables(fileOf(place), place.modelVariables))
  const originOf = (use: ModelUse) => ({ use, origin: originIn(place, use) })
  const shown = ({ provider, model, base_url, key }: ModelSetting) => ({
    provider,
    model,
    url: base_url,
    key_set: key !== null,
  })
  return [
    ...(model ? [{ ...originOf('chat'), ...shown(model) }] : []),
    ...(model?.fallback ? [{ ...originOf('fallback'), ...shown(model.fallback) }] : []),
    ...(embedder
      ? [
          {
            ...originOf('embeddings'),
            provider: 'openai_compatible',
            model: embedder.model,
            url: embedder.url,
            key_set: embedder.key !== null,
          },
        ]
      : []),
  ]
}

function originIn({ modelVariables }: Place, use: ModelUse): InstalledModel['origin'] {
  const isNamed = (group: ModelUse) => modelGroups[group].some((name) => modelVariables[name] !== undefined)
  return isNamed(use) || (use === 'fallback' && isNamed('chat')) ? 'environment' : 'model.json'
}

export interface LocatedModel {
  choice: ModelChoice
  /** Whether its provider takes nobody without a key, may ask for one, or is on this machine and does not. */
  key: 'needed' | 'possible' | 'none'
  /** There is one from before for the same place, which goes on to be used where none is given. */
  hasStoredKey: boolean
}

export async function locateModel(
  place: Place,
  wish: ModelWish,
  environment: Environment,
): Promise<LocatedModel> {
  const isLocated = wish.provider !== undefined || wish.url !== undefined
  const choice = locate(wish, isLocated ? [] : await findModelServers(environment))
  return { choice, key: keyOf(choice), hasStoredKey: storedKey(choice, fileOf(place)) !== null }
}

/** Tries a model out, and sets it if it answers, or if it is to be set anyway. */
export async function installModel(
  place: Place,
  choice: ModelChoice,
  given: { key: string | null; anyway: boolean },
): Promise<TriedModel & { installed: boolean }> {
  const { use } = choice
  const file = fileOf(place)
  const key = given.key ?? storedKey(choice, file)
  if (use === 'fallback' && file.FOYER_MODEL_PROVIDER === undefined)
    throw new OperatorRefusal('Set a model first: a second one answers when the first has failed.')
  const others = withoutGroup(file, use)
  const tried = await tryChoice(others, choice, key)
  const installed = tried.ok || (given.anyway && use !== 'embeddings')
  if (installed) {
    const variables = { ...others, ...variablesOf(choice, key, tried.dimensions), ...foundOf(choice, tried) }
    readChoice(variables)
    await writeModelFile(modelFileIn(place), place.dataDirectory, variables)
  }
  return { ...tried, installed }
}

const withoutGroup = (file: Environment, use: ModelUse): Environment =>
  Object.fromEntries(Object.entries(file).filter(([name]) => !modelGroups[use].includes(name)))

/** What the provider says of a model holds where the operator says nothing. */
function foundOf(
  { use, context_tokens: own }: ModelChoice,
  { tools, context_tokens }: TriedModel,
): Environment {
  if (use === 'embeddings') return {}
  const context = use === 'chat' ? 'FOYER_MODEL_CONTEXT_TOKENS' : 'FOYER_MODEL_FALLBACK_CONTEXT_TOKENS'
  return {
    ...(use === 'chat' && tools !== undefined && { FOYER_MODEL_NATIVE_TOOLS: String(tools) }),
    ...(own === undefined && isContext(context_tokens) && { [context]: String(context_tokens) }),
  }
}

/** As the setting may be; what a provider says may be anything. */
const isContext = (tokens: number | undefined) =>
  tokens !== undefined && tokens >= 1000 && tokens <= 10_000_000

function tryChoice(others: Environment, choice: ModelChoice, key: string | null): Promise<TriedModel> {
  if (choice.use === 'embeddings') {
    // Any length will do to have the rest checked.
    const { embedder } = readChoice({ ...others, ...variablesOf(choice, key, 1) })
    return tryEmbeddings(embedder!)
  }
  const { model } = readChoice({ ...others, ...variablesOf(choice, key) })
  return tryChat(choice.use, choice.use === 'chat' ? model! : model!.fallback!)
}

async function tryChat(use: ModelUse, setting: ModelSetting): Promise<TriedModel> {
  const { usages: _, ...shown } = await tryModel(setting, createOutbound({ allow: [] }))
  const { provider, model, base_url: url } = setting
  const notes = expectationsOf(setting, shown)
  return { use, provider, model, url, ok: shown.error === undefined, notes, ...shown }
}

async function tryEmbeddings(settings: Omit<ProviderSettings, 'dimensions'>): Promise<TriedModel> {
  const { url, model } = settings
  const tried = { use: 'embeddings' as const, provider: 'openai_compatible', model, url, notes: [] }
  try {
    return { ...tried, ok: true, dimensions: await dimensionsOf(settings) }
  } catch (error) {
    if (error instanceof EmbedderFailure) return { ...tried, ok: false, error: error.message }
    throw error
  }
}

/** Tries out what is set, and remembers what it found in model.json, where the model is from there. */
export async function testInstalled(place: Place): Promise<TriedModel[]> {
  const file = fileOf(place)
  const { model, embedder } = readModels(mergeModelVariables(file, place.modelVariables))
  const tried = await Promise.all([
    ...(model ? [tryChat('chat', model)] : []),
    ...(model?.fallback ? [tryChat('fallback', model.fallback)] : []),
    ...(embedder ? [tryEmbeddings(embedder)] : []),
  ])
  const [first] = tried
  if (first?.use === 'chat' && first.tools !== undefined && originIn(place, 'chat') === 'model.json') {
    const variables = { ...file, FOYER_MODEL_NATIVE_TOOLS: String(first.tools) }
    await writeModelFile(modelFileIn(place), place.dataDirectory, variables)
  }
  return tried
}

/** Takes a model out of model.json; with the first one, the second one goes. */
export async function removeModel(place: Place, use: ModelUse): Promise<boolean> {
  const file = fileOf(place)
  const left = use === 'chat' ? withoutGroup(withoutGroup(file, 'fallback'), 'chat') : withoutGroup(file, use)
  const isThere = Object.keys(left).length < Object.keys(file).length
  if (isThere) await writeModelFile(modelFileIn(place), place.dataDirectory, left)
  return isThere
}
