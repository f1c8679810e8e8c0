import { operations } from '@foyer/contract'
import type { Routes } from '../../http/bind.ts'
import type { Turns } from './index.ts'

export function turnRoutes({ turn }: Routes, turns: Turns) {
  turn(operations.sendMessage, turns)
}
