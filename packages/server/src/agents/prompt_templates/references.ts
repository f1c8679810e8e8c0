import { type Input, type operations, PromptReference } from '@foyer/contract'
import { references } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { representation } from '../../platform/index.ts'
import { liveSlotKeys } from './slot_keys.ts'

const represent = representation(PromptReference)
const anySlot = references.find(({ name }) => name === 'slots.<key>')!

/** The documented list, and after the general `slots.<key>` the slots that this agent has. */
export async function listPromptReferences(
  db: Queryable,
  slug: string,
  { kind }: Input<typeof operations.listPromptReferences>['query'],
) {
  const slots = (await liveSlotKeys(db, slug)).map((key) => ({
    ...anySlot,
    name: `slots.${key}`,
    meaning: `The answer given for the slot ${key}.`,
  }))
  const data = references
    .flatMap((reference) => (reference === anySlot ? [reference, ...slots] : [reference]))
    .filter((reference) => kind === undefined || reference.kinds.includes(kind))
    .map(represent)
  return { object: 'list' as const, data, has_more: false }
}
