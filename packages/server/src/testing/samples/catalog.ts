import { newDraft, newGeneration } from '../drafts.ts'
import { body, creates, nothing, ofAgent, type Prepare } from './sample.ts'

const voice = { name: 'Warm', languages: ['en'] }

const service = { name: 'Audit', pricing_unit: 'fixed' }

const identity = { display_name: 'Mara' }

const template = { name: 'Summary', body: '# {{slots.goal}}' }

const contradiction = {
  kind: 'service',
  resource_id: 1,
  field: 'price_min',
  stored: 1,
  stated: 2,
  fact_ids: [],
}

const criterion = { kind: 'ideal', description: 'Has a budget' }

const draft: Prepare = async (api) => ({
  params: { id: await newDraft(api, { kind: 'service', payload: service }) },
})

const generation: Prepare = async (api) => {
  const id = await newGeneration(api)
  await newDraft(api, { kind: 'service', payload: service, catalog_generation_id: id })
  return { params: { id } }
}

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
  previewVoiceProfile: async (api) => {
    const { slug } = (await ofAgent(api)).params
    return creates('/voice_profiles', { ...voice, agents: [slug] }, { body: { formality: 'formal' } })(api)
  },
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
  listDeliverableTemplateVersions: creates('/deliverable_templates', template),
  previewDeliverableTemplate: async (api) => {
    const { slug } = (await ofAgent(api)).params
    return creates('/deliverable_templates', { ...template, agents: [slug] }, { body: { locale: 'de' } })(api)
  },
  archiveDeliverableTemplate: creates('/deliverable_templates', template),
  restoreDeliverableTemplate: creates('/deliverable_templates', template, { archived: true }),
  listResourceDrafts: nothing,
  createResourceDraft: body({ kind: 'service', payload: service }),
  getResourceDraft: draft,
  updateResourceDraft: async (api) => ({
    ...(await draft(api)),
    body: { payload: { ...service, name: 'Review' } },
  }),
  acceptResourceDraft: draft,
  dismissResourceDraft: draft,
  listCatalogGenerations: nothing,
  createCatalogGeneration: body({ kinds: ['service'] }),
  getCatalogGeneration: generation,
  acceptCatalogGeneration: generation,
  dismissCatalogFinding: async (api) => ({
    params: { id: await newGeneration(api, { contradictions: [contradiction] }) },
    body: { finding: 'contradiction', number: 1 },
  }),
} satisfies Record<string, Prepare>
