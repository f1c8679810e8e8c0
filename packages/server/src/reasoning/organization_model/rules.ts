import type { Input, operations } from '@foyer/contract'
import { refuseUnknownCurrency } from '../../organization/index.ts'
import { refuse } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import { addressOf, type ModelSetting, type UsualSettings } from '../reasoner/model/setting.ts'
import type { OrganizationModelRow, StoredFallback } from './stored_model.ts'

/** What a model setting must hold to, beyond the shape of its fields. */

type Body = Input<(typeof operations)['updateOrganizationModel']>['body']
type Stored = Omit<OrganizationModelRow, 'updated_at'>
/** As it will be stored, with the keys that came with this edit in clear beside it. */
export interface EditedSetting {
  setting: Stored
  key: string | null
  fallback_key: string | null
}

const nothing: Omit<Stored, 'provider'> = {
  model: null,
  base_url: null,
  key: null,
  context_tokens: null,
  prices: null,
  found: null,
  fallback: null,
  fallback_key: null,
  support: null,
  first_word_seconds: null,
  turn_seconds: null,
  knowledge_tokens: null,
}

/**
 * The setting after an edit. With another provider everything begins anew, with another address the key does, and with
 * another model its price: a key never goes to somebody whom it was not given for.
 */
export function applyEdit(before: Stored | null, body: Body): EditedSetting {
  const provider = body.provider ?? before?.provider
  if (provider === undefined)
    throw refuse(
      'parameter_missing',
      "provider is required, because your organization still uses the installation's setting.",
      { param: 'provider' },
    )
  const kept: Stored = before?.provider === provider ? before : { ...nothing, provider }
  const own = modelAfter(kept, body)
  const second = fallbackAfter(kept, body)
  return {
    setting: {
      ...kept,
      ...own,
      ...second,
      ...deadlinesAfter(kept, body),
      support: otherwise(body.support, kept.support),
      knowledge_tokens: otherwise(body.knowledge_tokens, kept.knowledge_tokens),
    },
    key: body.key ?? null,
    fallback_key: body.fallback?.key ?? null,
  }
}

/** What an edit names, or what was there. */
const otherwise = <Value>(named: Value | undefined, kept: Value): Value =>
  named === undefined ? kept : named

function modelAfter(kept: Stored, body: Body) {
  const model = otherwise(body.model, kept.model)
  const base_url = otherwise(body.base_url, kept.base_url)
  const isElsewhere = base_url !== kept.base_url
  const isAnother = isElsewhere || model !== kept.model
  return {
    model,
    base_url,
    key: otherwise(body.key, isElsewhere ? null : kept.key),
    context_tokens: otherwise(body.context_tokens, kept.context_tokens),
    prices: otherwise(body.prices, model === kept.model ? kept.prices : null),
    found: isAnother ? null : kept.found,
  }
}

function fallbackAfter(kept: Stored, { fallback: named }: Body): Pick<Stored, 'fallback' | 'fallback_key'> {
  if (named === undefined) return { fallback: kept.fallback, fallback_key: kept.fallback_key }
  if (named === null) return { fallback: null, fallback_key: null }
  const { key, ...fallback } = named
  const there = kept.fallback?.provider === fallback.provider && kept.fallback.base_url === fallback.base_url
  const found = there && kept.fallback?.model === fallback.model ? kept.fallback.found : undefined
  return {
    fallback: { ...fallback, ...(found && { found }) },
    fallback_key: otherwise(key, there ? kept.fallback_key : null),
  }
}

function deadlinesAfter(kept: Stored, { deadlines }: Body) {
  const { first_word_seconds, turn_seconds } = deadlines === undefined ? kept : (deadlines ?? {})
  return { first_word_seconds: first_word_seconds ?? null, turn_seconds: turn_seconds ?? null }
}

export function refuseBesideNoProvider({ provider: _, ...fields }: Body) {
  const [param] = Object.keys(fields)
  if (param === undefined) return
  throw refuse(
    'parameter_invalid',
    `provider null returns to the installation's setting: leave ${param} out.`,
    { param },
  )
}

export function refuseIncomplete(
  outbound: Outbound,
  { setting, key, fallback_key }: EditedSetting,
  usual: UsualSettings,
) {
  if (setting.provider === 'builtin') return refuseBesideBuiltin(setting, key)
  if (setting.model === null)
    throw refuse('parameter_missing', `model is required with the provider ${setting.provider}.`, {
      param: 'model',
    })
  refuseUnsendable(key, 'key')
  refuseUnreachable(outbound, setting, '')
  refuseUnknownCurrency(setting.prices?.currency, 'prices.currency')
  refuseEarlyEnd(setting, usual)
  if (!setting.fallback) return
  refuseUnsendable(fallback_key, 'fallback.key')
  refuseUnreachable(outbound, { base_url: null, ...setting.fallback }, 'fallback.')
  refuseSameModel(setting, setting.fallback)
  refuseOtherCurrency(setting, setting.fallback)
}

const unknownToBuiltin = [
  'model',
  'base_url',
  'key',
  'context_tokens',
  'prices',
  'fallback',
  'support',
  'knowledge_tokens',
] as const

function refuseBesideBuiltin(setting: Stored, key: string | null) {
  const given = { ...setting, key }
  const hasDeadlines = setting.first_word_seconds !== null || setting.turn_seconds !== null
  const param =
    unknownToBuiltin.find((name) => given[name] !== null) ?? (hasDeadlines ? 'deadlines' : undefined)
  if (param === undefined) return
  throw refuse('parameter_invalid', `The provider builtin takes no ${param}: leave it out.`, { param })
}

function refuseUnsendable(key: string | null, param: string) {
  if (key === null || /^[\x21-\x7e]+$/.test(key)) return
  throw refuse(
    'parameter_invalid',
    `${param} has characters that cannot be sent in a header: send only the key.`,
    { param },
  )
}

function refuseEarlyEnd({ first_word_seconds, turn_seconds }: Stored, { deadlines }: UsualSettings) {
  const [first, turn] = [
    first_word_seconds ?? deadlines.first_seconds,
    turn_seconds ?? deadlines.turn_seconds,
  ]
  if (first <= turn) return
  const param = first_word_seconds === null ? 'deadlines.turn_seconds' : 'deadlines.first_word_seconds'
  throw refuse(
    'parameter_invalid',
    `A reply that may take ${turn} s cannot wait ${first} s for its first words: first_word_seconds must not be more than turn_seconds.`,
    { param },
  )
}

function refuseSameModel(setting: Stored, fallback: StoredFallback) {
  const isSame =
    setting.provider === fallback.provider &&
    setting.model === fallback.model &&
    setting.base_url === (fallback.base_url ?? null)
  if (isSame)
    throw refuse(
      'parameter_invalid',
      'fallback must be another model, or the same one elsewhere: it answers when the first one fails.',
      { param: 'fallback.model' },
    )
}

/** What a reply has cost is one sum, whichever of the two has answered. */
function refuseOtherCurrency({ prices }: Stored, fallback: StoredFallback) {
  const param = 'fallback.prices.currency'
  refuseUnknownCurrency(fallback.prices?.currency, param)
  if (!prices || !fallback.prices || prices.currency === fallback.prices.currency) return
  throw refuse('parameter_invalid', `${param} must be ${prices.currency}, as in prices.`, { param })
}

/** Names are looked up when the model is asked; what is wrong with the address itself can be told now. */
function refuseUnreachable(
  outbound: Outbound,
  { provider, base_url = null }: { provider: string; base_url?: string | null },
  path: '' | 'fallback.',
) {
  const address = addressOf({ provider: provider as ModelSetting['provider'], base_url })
  const param = `${path}base_url`
  if (address === null)
    throw refuse('parameter_missing', `${param} is required with the provider ${provider}.`, { param })
  const refusal = outbound.refusalOf(address)
  if (refusal)
    throw refuse(
      'parameter_invalid',
      base_url === null ? `${param} is required with the provider ${provider}: ${refusal}` : refusal,
      { param },
    )
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash)
    throw refuse(
      'parameter_invalid',
      `${param} must not contain a user name, password or query: send a key as key.`,
      { param },
    )
}
