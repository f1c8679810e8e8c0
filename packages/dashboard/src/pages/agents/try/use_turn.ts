import type { Foyer, SendMessageBody } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { isDecided } from '../../../api/form_key.ts'
import { newIdempotencyKey } from '../../../api/idempotency_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { conversationKey } from '../../../conversation/queries.ts'
import { streamTurn } from './stream_turn.ts'
import { applyEvent, failTurn, newTurn, type TurnProgress } from './turn_progress.ts'

export interface TurnControls {
  turn: TurnProgress | null
  /** `said`: how it stands in the chat until the server has it. */
  say: (body: SendMessageBody, said: string) => void
  /** Sends what could not be sent once more. */
  resend: () => void
}

/** `onSay`: from here on the newest reply is what matters. */
export function useTurn(conversationId: number, onSay: () => void): TurnControls {
  const foyer = useFoyer()
  const client = useQueryClient()
  const [turn, setTurn] = useState<TurnProgress | null>(null)

  const follow = useCallback(
    async (asked: TurnProgress) => {
      setTurn(asked)
      const change = (next: (turn: TurnProgress) => TurnProgress) => setTurn((now) => now && next(now))
      await applyEvents(foyer, conversationId, asked, change)
      await client.invalidateQueries({ queryKey: conversationKey(conversationId) })
    },
    [foyer, client, conversationId],
  )

  return {
    turn,
    say: (body, said) => {
      onSay()
      void follow(newTurn({ body, said, idempotencyKey: newIdempotencyKey() }))
    },
    resend: () => {
      if (!turn) return
      // What was refused is asked anew; of what may still be under way, the result is fetched.
      const idempotencyKey = isDecided(turn.error) ? newIdempotencyKey() : turn.idempotencyKey
      void follow(newTurn({ ...turn, idempotencyKey }))
    },
  }
}

async function applyEvents(
  foyer: Foyer,
  conversationId: number,
  asked: TurnProgress,
  change: (next: (turn: TurnProgress) => TurnProgress) => void,
) {
  try {
    for await (const told of streamTurn(foyer, conversationId, asked))
      change((turn) => applyEvent(turn, told))
  } catch (error) {
    change((turn) => failTurn(turn, error))
  }
}
