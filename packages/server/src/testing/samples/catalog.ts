import { newDraft, newGeneration } from '../drafts.ts'
import { body, creates, nothing, type Prepare } from './sample.ts'

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
  getService: creates('/services', service),
  updateService: creates('/services', service, { body: { name: 'Review' } }),
  archiveService: creates('/services', service),
  restoreService: creates('/services', service, { archived: true }),
  listFitCriteria: nothing,
  createFitCriterion: body(criterion),
  getFitCriterion: creates('/fit_criteria', criterion),
  updateFitCriterion: creates('/fit_criteria', criterion, { body: { guidance: 'Ask twice.' } }),
  archiveFitCriterion: creates('/fit_criteria', criterion),
  restoreFitCriterion: creates('/fit_criteria', criterion, { archived: true }),
  listVoiceProfiles: nothing,
  createVoiceProfile: body(voice),
  getVoiceProfile: creates('/voice_profiles', voice),
  updateVoiceProfile: creates('/voice_profiles', voice, { body: { name: 'Warmer' } }),
  archiveVoiceProfile: creates('/voice_profiles', voice),
  restoreVoiceProfile: creates('/voice_profiles', voice, { archived: true }),
  lintVoiceProfile: creates('/voice_profiles', voice, { body: { text: 'We are best in class.' } }),
  listIdentities: nothing,
  createIdentity: body(identity),
  getIdentity: creates('/identities', identity),
  updateIdentity: creates('/identities', identity, { body: { role: 'Reception' } }),
  archiveIdentity: creates('/identities', identity),
  restoreIdentity: creates('/identities', identity, { archived: true }),
  listDeliverableTemplates: nothing,
  createDeliverableTemplate: body(template),
  getDeliverableTemplate: creates('/deliverable_templates', template),
  updateDeliverableTemplate: creates('/deliverable_templates', template, { body: { format: 'html' } }),
  archiveDeliverableTemplate: creates('/deliverable_templates', template),
  restoreDeliverableTemplate: creates('/deliverable_templates', template, { archived: true }),
  listResourceDrafts: nothing,
  getResourceDraft: draft,
  updateResourceDraft: async (api) => ({
    ...(await draft(api)),
    body: { payload: { ...service, name: 'Review' } },
  }),
  acceptResourceDraft: draft,
  dismissResourceDraft: draft,
  listCatalogGenerations: nothing,
  createCatalogGeneration: body({ kinds: ['service'] }),
  getCatalogGeneration: async (api) => ({ params: { id: await newGeneration(api) } }),
} satisfies Record<string, Prepare>
