import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { type ExplainingDependencies, explainMessage } from './explain_message.ts'
import type { Turns } from './index.ts'
import { stopTurn } from './stop_turn.ts'
import { takeTurn } from './take_turn.ts'

export function turnRoutes(
  { handle, read, write }: Routes,
  turns: Turns,
  dependencies: ExplainingDependencies,
) {
  handle(operations.sendMessage, (call) => takeTurn(call, turns))
  write(operations.stopTurn, (context, db, { params }) => stopTurn(context, db, params.id))
  read(operations.getMessageTrace, (context, db, { params, query }) =>
    explainMessage(
      dependencies,
      context,
      db,
      { conversation_id: params.id, message_id: params.message_id },
      query,
    ),
  )
}
