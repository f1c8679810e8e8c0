import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import * as service from './service.ts'

export function noteRoutes({ read, write }: Routes) {
  read(operations.listNotes, (_, db, { params, query }) => service.listNotes(db, params.id, query))
  write(operations.createNote, (context, db, { params, body }) =>
    service.createNote(context, db, params.id, body),
  )
  read(operations.getNote, (_, db, { params }) => service.getNote(db, params.id))
  write(operations.updateNote, (context, db, { params, body }) =>
    service.updateNote(context, db, params.id, body),
  )
  write(operations.archiveNote, (context, db, { params }) => service.archiveNote(context, db, params.id))
  write(operations.restoreNote, (context, db, { params }) => service.restoreNote(context, db, params.id))
}
