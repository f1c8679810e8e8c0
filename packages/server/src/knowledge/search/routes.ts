import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import type { Knowledge } from '../answering/knowledge.ts'
import * as service from './service.ts'

export function searchRoutes({ read }: Routes, knowledge: Knowledge) {
  read(operations.searchKnowledge, (context, db, { body }) =>
    service.searchKnowledge(knowledge, context, db, body),
  )
}
