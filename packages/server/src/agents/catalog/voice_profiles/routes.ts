import { operations } from '@foyer/contract'
import type { Routes } from '../../../platform/http/index.ts'
import * as service from './service.ts'

export function voiceProfileRoutes({ read, write }: Routes) {
  read(operations.listVoiceProfiles, (_, db, { query }) => service.listVoiceProfiles(db, query))
  write(operations.createVoiceProfile, (context, db, { body }) =>
    service.createVoiceProfile(context, db, body),
  )
  read(operations.getVoiceProfile, (_, db, { params }) => service.getVoiceProfile(db, params.id))
  write(operations.updateVoiceProfile, (context, db, { params, body }) =>
    service.updateVoiceProfile(context, db, params.id, body),
  )
  write(operations.archiveVoiceProfile, (context, db, { params }) =>
    service.archiveVoiceProfile(context, db, params.id),
  )
  write(operations.restoreVoiceProfile, (context, db, { params }) =>
    service.restoreVoiceProfile(context, db, params.id),
  )
  read(operations.lintVoiceProfile, (_, db, { params, body }) =>
    service.lintVoiceProfile(db, params.id, body),
  )
}
