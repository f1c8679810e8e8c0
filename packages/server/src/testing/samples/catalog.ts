import { newDraft } from '../drafts.ts'
import { body, created, nothing, type Prepare } from './sample.ts'

const voice = { name: 'Warm', languages: ['en'] }

const service = { name: 'Audit', pricing_unit: 'fixed' }

const identity = { display_name: 'Mara' }

const template = { name: 'Summary', body: '# {{slots.goal}}' }

const criterion = { kind: 'ideal', description: 'Has a budget' }

const draft: Prepare = async (api) => ({
  params: { id: await newDraft(api, { kind: 'service', payload: service }) },
})

export const catalog = {
  listServices: nothing,
  createService: body(service),
  getService: created('/services', service),
  updateService: created('/services', service, { body: { name: 'Review' } }),
  archiveService: created('/services', service),
  restoreService: created('/services', service, { archived: true }),
  listFitCriteria: nothing,
  createFitCriterion: body(criterion),
  getFitCriterion: created('/fit_criteria', criterion),
  updateFitCriterion: created('/fit_criteria', criterion, { body: { guidance: 'Ask twice.' } }),
  archiveFitCriterion: created('/fit_criteria', criterion),
  restoreFitCriterion: created('/fit_criteria', criterion, { archived: true }),
  listVoiceProfiles: nothing,
  createVoiceProfile: body(voice),
  getVoiceProfile: created('/voice_profiles', voice),
  updateVoiceProfile: created('/voice_profiles', voice, { body: { name: 'Warmer' } }),
  archiveVoiceProfile: created('/voice_profiles', voice),
  restoreVoiceProfile: created('/voice_profiles', voice, { archived: true }),
  lintVoiceProfile: created('/voice_profiles', voice, { body: { text: 'We are best in class.' } }),
  listIdentities: nothing,
  createIdentity: body(identity),
  getIdentity: created('/identities', identity),
  updateIdentity: created('/identities', identity, { body: { role: 'Reception' } }),
  archiveIdentity: created('/identities', identity),
  restoreIdentity: created('/identities', identity, { archived: true }),
  listDeliverableTemplates: nothing,
  createDeliverableTemplate: body(template),
  getDeliverableTemplate: created('/deliverable_templates', template),
  updateDeliverableTemplate: created('/deliverable_templates', template, { body: { format: 'html' } }),
  archiveDeliverableTemplate: created('/deliverable_templates', template),
  restoreDeliverableTemplate: created('/deliverable_templates', template, { archived: true }),
  listResourceDrafts: nothing,
  getResourceDraft: draft,
  updateResourceDraft: async (api) => ({
    ...(await draft(api)),
    body: { payload: { ...service, name: 'Review' } },
  }),
  acceptResourceDraft: draft,
  dismissResourceDraft: draft,
} satisfies Record<string, Prepare>
