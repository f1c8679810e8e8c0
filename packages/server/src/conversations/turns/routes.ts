import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Turns } from './index.ts'
import { takeTurn } from './take_turn.ts'

export function turnRoutes({ handle }: Routes, turns: Turns) {
  handle(operations.sendMessage, (call) => takeTurn(call, turns))
}
