import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Turns } from './index.ts'
import { stopTurn } from './stop_turn.ts'
import { takeTurn } from './take_turn.ts'

export function turnRoutes({ handle, write }: Routes, turns: Turns) {
  handle(operations.sendMessage, (call) => takeTurn(call, turns))
  write(operations.stopTurn, (context, db, { params }) => stopTurn(context, db, params.id))
}
