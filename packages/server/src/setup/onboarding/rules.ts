import type { Input, operations } from '@foyer/contract'
import { archivedReference, refuse, unknownReference } from '../../platform/index.ts'

/** What a run can be started with, beyond the shape of its body. */

type Body = Input<typeof operations.startOnboarding>['body']

export function refuseNothing({ websites, text, source_ids }: Body) {
  if (!websites && text === undefined && !source_ids)
    throw refuse('parameter_missing', 'websites is required unless you send text or source_ids.', {
      param: 'websites',
    })
}

/** What the pattern of the contract lets through and nobody could fetch. */
export function refuseUnreadable(websites: readonly string[]) {
  const index = websites.findIndex((url) => !URL.canParse(url))
  if (index < 0) return
  const param = `websites.${index}`
  throw refuse('parameter_invalid', `${param} must be an http or https address.`, { param })
}

export function refuseUnusable(ids: readonly number[], found: readonly { id: number; archived: boolean }[]) {
  for (const [index, id] of ids.entries()) {
    const param = `source_ids.${index}`
    const source = found.find((each) => each.id === id)
    if (!source) throw unknownReference(param, 'a source')
    if (source.archived) throw archivedReference(param, 'a source')
  }
}
