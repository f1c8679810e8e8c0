import { operations } from '@foyer/contract'
import type { Routes } from '../../platform/http/index.ts'
import { deliverableTemplates, listDeliverableTemplateVersions } from './deliverable_templates/service.ts'
import { fitCriteria } from './fit_criteria/service.ts'
import { handlersOf } from './handlers.ts'
import { identities } from './identities/service.ts'
import { services } from './services/service.ts'
import { lintVoiceProfile } from './voice_profiles/lint.ts'
import { voiceProfiles } from './voice_profiles/service.ts'

export function catalogRoutes({ read, write }: Routes) {
  const service = handlersOf(services)
  read(operations.listServices, service.list)
  write(operations.createService, service.create)
  read(operations.getService, service.get)
  write(operations.updateService, service.update)
  write(operations.archiveService, service.archive)
  write(operations.restoreService, service.restore)

  const criterion = handlersOf(fitCriteria)
  read(operations.listFitCriteria, criterion.list)
  write(operations.createFitCriterion, criterion.create)
  read(operations.getFitCriterion, criterion.get)
  write(operations.updateFitCriterion, criterion.update)
  write(operations.archiveFitCriterion, criterion.archive)
  write(operations.restoreFitCriterion, criterion.restore)

  const voice = handlersOf(voiceProfiles)
  read(operations.listVoiceProfiles, voice.list)
  write(operations.createVoiceProfile, voice.create)
  read(operations.getVoiceProfile, voice.get)
  write(operations.updateVoiceProfile, voice.update)
  write(operations.archiveVoiceProfile, voice.archive)
  write(operations.restoreVoiceProfile, voice.restore)
  read(operations.lintVoiceProfile, (_, db, { params, body }) => lintVoiceProfile(db, params.id, body))

  const identity = handlersOf(identities)
  read(operations.listIdentities, identity.list)
  write(operations.createIdentity, identity.create)
  read(operations.getIdentity, identity.get)
  write(operations.updateIdentity, identity.update)
  write(operations.archiveIdentity, identity.archive)
  write(operations.restoreIdentity, identity.restore)

  const template = handlersOf(deliverableTemplates)
  read(operations.listDeliverableTemplates, template.list)
  write(operations.createDeliverableTemplate, template.create)
  read(operations.getDeliverableTemplate, template.get)
  write(operations.updateDeliverableTemplate, template.update)
  read(operations.listDeliverableTemplateVersions, (_, db, { params, query }) =>
    listDeliverableTemplateVersions(db, params.id, query),
  )
  write(operations.archiveDeliverableTemplate, template.archive)
  write(operations.restoreDeliverableTemplate, template.restore)
}
