import type { Input, operations } from '@foyer/contract'
import { refuse } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import { addressOf, type ModelSetting } from '../reasoner/model/setting.ts'

/** What a model setting must hold to, beyond the shape of its fields. */

type Body = Input<(typeof operations)['updateOrganizationModel']>['body']
/** As it is stored; the key is encrypted there. */
interface StoredSetting {
  provider: string
  model: string | null
  base_url: string | null
  key: string | null
  context_tokens: number | null
  credits_per_million_tokens: number | null
}

const nothing = {
  model: null,
  base_url: null,
  key: null,
  context_tokens: null,
  credits_per_million_tokens: null,
} as const

/**
 * The setting after an edit. With another provider everything begins anew, and with another address the key does: a key
 * never goes to somebody whom it was not given for.
 */
export function applyEdit(before: StoredSetting | null, body: Body): StoredSetting {
  const provider = body.provider ?? before?.provider
  if (provider === undefined)
    throw refuse(
      'parameter_missing',
      "provider is required, because your organization still uses the installation's setting.",
      { param: 'provider' },
    )
  const kept = before?.provider === provider ? before : nothing
  const elsewhere = body.base_url !== undefined && body.base_url !== kept.base_url
  return {
    ...kept,
    ...(elsewhere && { key: null }),
    ...defined(body),
    provider,
  }
}

function defined(body: Body): Partial<Omit<StoredSetting, 'provider'>> {
  const { provider: _, ...fields } = body
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
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

export function refuseIncomplete(outbound: Outbound, setting: StoredSetting) {
  if (setting.provider === 'builtin') return refuseBesideBuiltin(setting)
  if (setting.model === null)
    throw refuse('parameter_missing', `model is required with the provider ${setting.provider}.`, {
      param: 'model',
    })
  if (setting.key !== null && !/^[\x21-\x7e]+$/.test(setting.key))
    throw refuse(
      'parameter_invalid',
      'key has characters that cannot be sent in a header: send only the key.',
      {
        param: 'key',
      },
    )
  refuseUnreachable(outbound, setting)
}

function refuseBesideBuiltin(setting: StoredSetting) {
  const param = (['model', 'base_url', 'key', 'context_tokens'] as const).find(
    (name) => setting[name] !== null,
  )
  if (param === undefined) return
  throw refuse('parameter_invalid', `The builtin reasoner takes no ${param}: leave it out.`, { param })
}

/** Names are looked up when the model is asked; what is wrong with the address itself can be told now. */
function refuseUnreachable(outbound: Outbound, { provider, base_url }: StoredSetting) {
  const address = addressOf({ provider: provider as ModelSetting['provider'], base_url })
  const param = 'base_url'
  if (address === null)
    throw refuse('parameter_missing', `base_url is required with the provider ${provider}.`, { param })
  const refusal = outbound.refusalOf(address)
  if (refusal)
    throw refuse(
      'parameter_invalid',
      base_url === null ? `base_url is required with the provider ${provider}: ${refusal}` : refusal,
      { param },
    )
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash)
    throw refuse(
      'parameter_invalid',
      'base_url must not contain a user name, password or query: send a key as key.',
      {
        param,
      },
    )
}
