import type { Outbound } from '../../platform/outbound/index.ts'
import { fetchFor } from '../reasoner/model/connection.ts'
import { addressOf, type ModelSetting } from '../reasoner/model/setting.ts'

/** How much a model reads, as its provider says; null where it does not say. Wherever it is told, the names are few. */
export async function readContextTokens(setting: ModelSetting, outbound: Outbound): Promise<number | null> {
  const address = addressOf(setting)
  if (address === null) return null
  const { url, headers } = questions[setting.provider](address, setting)
  try {
    const answer = await fetchFor(setting, outbound)(url, { headers, signal: AbortSignal.timeout(5000) })
    return answer.ok ? contextIn(await answer.json(), setting.model) : null
  } catch {
    return null
  }
}

type Question = (address: string, setting: ModelSetting) => { url: string; headers: Record<string, string> }

const bearer = (key: string | null): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` }
const list: Question = (address, { key }) => ({ url: `${address}/models`, headers: bearer(key) })
const questions: Record<ModelSetting['provider'], Question> = {
  openai: list,
  openai_compatible: list,
  // What a model could read counts less than what its server has loaded it with: the rest is dropped in silence.
  ollama: (address, { key }) => ({ url: new URL('/api/ps', address).href, headers: bearer(key) }),
  anthropic: (address, { model, key }) => ({
    url: `${address}/models/${encodeURIComponent(model)}`,
    headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
  }),
  google: (address, { model, key }) => ({
    url: `${address}/models/${encodeURIComponent(model)}`,
    headers: { 'x-goog-api-key': key ?? '' },
  }),
}

/** vLLM, OpenRouter and Ollama, Groq, Anthropic, Google, LM Studio; llama.cpp has it in `meta`. */
const names = [
  'loaded_context_length',
  'max_model_len',
  'context_length',
  'context_window',
  'max_input_tokens',
  'inputTokenLimit',
  'n_ctx',
]

function contextIn(answer: unknown, model: string): number | null {
  const found = entryOf(answer, model)
  if (!isObject(found)) return null
  const all = isObject(found.meta) ? { ...found.meta, ...found } : found
  const value = names.map((name) => all[name]).find((count) => Number.isInteger(count))
  return typeof value === 'number' ? value : null
}

function entryOf(answer: unknown, model: string): unknown {
  if (!isObject(answer)) return null
  const entries = answer.data ?? answer.models
  if (!Array.isArray(entries)) return answer
  return entries.find(
    (entry) => isObject(entry) && [entry.id, entry.name, entry.model].some((name) => isSame(name, model)),
  )
}

/** Ollama adds the tag that is meant without one. */
const isSame = (name: unknown, model: string) => name === model || name === `${model}:latest`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
