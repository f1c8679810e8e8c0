import { ConnectionError, type Foyer, type TurnEvent } from '@foyer/sdk'
import type { TurnProgress } from './turn_progress.ts'

/**
 * Sends and tells what happens. The turn is done whether or not somebody follows it: where the stream breaks, the same
 * key fetches its result instead of taking a second turn.
 */
export async function* streamTurn(
  foyer: Foyer,
  conversationId: number,
  { body, idempotencyKey }: Pick<TurnProgress, 'body' | 'idempotencyKey'>,
): AsyncGenerator<TurnEvent, void, undefined> {
  try {
    for await (const told of foyer.conversations.stream(conversationId, body, { idempotencyKey })) {
      yield told
      if (told.event === 'done') return
    }
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
  }
  yield { event: 'done', data: await foyer.conversations.send(conversationId, body, { idempotencyKey }) }
}
