import type { ResponderRequest, ToolSchema } from '@foyer/engine'
import type { LanguageModel } from '../reasoner/model/connect.ts'

type Options = Parameters<LanguageModel['doStream']>[0]
/** A request as a provider's client takes it. */
export type Asking = Pick<Options, 'prompt' | 'tools' | 'toolChoice' | 'responseFormat'>

/** What a provider wants back with a call that it has made. */
export type Signature = NonNullable<Options['providerOptions']>

/** One request of a turn, with what the requests before it have left. */
export interface AskedTurn {
  request: ResponderRequest
  /** The tools of this turn, also where this request has none. */
  offered: readonly ToolSchema[]
  /** By the id of the call. */
  signatures: Map<string, Signature>
}
