import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { getAttention } from './service.ts'

export function attentionRoutes({ read }: Routes) {
  read(operations.getAttention, (context, db) => getAttention(context, db))
}
