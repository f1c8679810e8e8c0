import type { ModelFailure } from '../reasoner/model/failure.ts'
import type { ModelSetting } from '../reasoner/model/setting.ts'

/**
 * How a model is told what it can do, and calls it: by tools of its provider, by JSON that its provider holds to a
 * schema, or by JSON that it is asked for in words.
 */
export type AskedFormat = 'tools' | 'schema' | 'words'

/** In the order in which they are tried. */
export type AskedFormats = readonly [AskedFormat, ...AskedFormat[]]

export const formatsFor = (native_tools: ModelSetting['native_tools']): AskedFormats =>
  native_tools === null ? ['tools', 'schema', 'words'] : native_tools ? ['tools'] : ['schema', 'words']

/** A request that is not understood, as opposed to one that is not allowed. */
const notUnderstood = [400, 422]
/** A provider that takes no tools says so in many ways; all of them name what it does not take. */
const withoutTools = [...notUnderstood, 404, 500, 501]
const namesTools = /\btools?\b|tool[_-]|function.?call/i

/** Whether another format could help. */
export const isRefused = (format: AskedFormat, { status, message }: ModelFailure): boolean =>
  format === 'tools'
    ? withoutTools.includes(status ?? 0) && namesTools.test(message)
    : format === 'schema' && notUnderstood.includes(status ?? 0)
