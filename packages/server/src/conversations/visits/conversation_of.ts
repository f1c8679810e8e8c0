import type { Context } from '../../platform/index.ts'

/** The one that their token opens. */
export function conversationOf({ actor }: Context): number {
  if (actor.type === 'visitor' && actor.id !== undefined) return actor.id
  throw new Error('Only a visitor who has shown a token has a conversation.')
}
