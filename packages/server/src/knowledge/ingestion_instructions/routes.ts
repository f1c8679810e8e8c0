import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function ingestionInstructionRoutes({ read, write }: Routes) {
  read(operations.listIngestionInstructions, (_, db, { query }) =>
    service.listIngestionInstructions(db, query),
  )
  write(operations.createIngestionInstruction, (context, db, { body }) =>
    service.createIngestionInstruction(context, db, body),
  )
  read(operations.getIngestionInstruction, (_, db, { params }) =>
    service.getIngestionInstruction(db, params.id),
  )
  write(operations.updateIngestionInstruction, (context, db, { params, body }) =>
    service.updateIngestionInstruction(context, db, params.id, body),
  )
  write(operations.archiveIngestionInstruction, (context, db, { params }) =>
    service.archiveIngestionInstruction(context, db, params.id),
  )
  write(operations.restoreIngestionInstruction, (context, db, { params }) =>
    service.restoreIngestionInstruction(context, db, params.id),
  )
}
