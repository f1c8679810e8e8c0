import type { Foyer, SendMessageBody } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { conversationKey } from '../../../conversation/queries.ts'
import { newIdempotencyKey, tellTurn } from './tell_turn.ts'
import { begun, broken, heard, type TurnSoFar } from './turn_so_far.ts'

export interface Talking {
  turn: TurnSoFar | null
  /** `said`: how it stands in the chat until the server has it. */
  say: (body: SendMessageBody, said: string) => void
  /** Sends what could not be sent once more. */
  sayAgain: () => void
}

/** `onSay`: from here on the newest reply is what matters. */
export function useTurn(conversationId: number, onSay: () => void): Talking {
  const foyer = useFoyer()
  const client = useQueryClient()
  const [turn, setTurn] = useState<TurnSoFar | null>(null)

  const follow = useCallback(
    async (asked: TurnSoFar) => {
      setTurn(asked)
      const change = (next: (turn: TurnSoFar) => TurnSoFar) => setTurn((now) => now && next(now))
      await tellAll(foyer, conversationId, asked, change)
      await client.invalidateQueries({ queryKey: conversationKey(conversationId) })
    },
    [foyer, client, conversationId],
  )

  return {
    turn,
    say: (body, said) => {
      onSay()
      void follow(begun({ body, said, idempotencyKey: newIdempotencyKey() }))
    },
    sayAgain: () => turn && void follow(begun(turn)),
  }
}

async function tellAll(
  foyer: Foyer,
  conversationId: number,
  asked: TurnSoFar,
  change: (next: (turn: TurnSoFar) => TurnSoFar) => void,
) {
  try {
    for await (const told of tellTurn(foyer, conversationId, asked)) change((turn) => heard(turn, told))
  } catch (error) {
    change((turn) => broken(turn, error))
  }
}
