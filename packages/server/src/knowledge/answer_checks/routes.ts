import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function answerCheckRoutes({ read, write }: Routes) {
  write(operations.startAnswerCheck, (context, db, { body }) => service.startAnswerCheck(context, db, body))
  read(operations.getAnswerCheck, (_, db, { params }) => service.getAnswerCheck(db, params.id))
}
