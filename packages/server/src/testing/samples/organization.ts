import { runJobs } from '../jobs.ts'
import { awake, body, creates, nothing, type Prepare } from './sample.ts'

const voice = { name: 'Warm', languages: ['en'] }

const endpoint = { url: 'https://receiver.example/hook' }

const exported =
  (written: boolean): Prepare =>
  async (api) => {
    const { id } = (await api.post('/organization/export')).body
    if (written) await runJobs(api)
    return { params: { id } }
  }

/** An endpoint is told of its own creation: that is its first delivery. */
const delivery: Prepare = async (api) => {
  const { id } = (await api.post('/webhook_endpoints', endpoint)).body
  const [first] = (await api.get(`/webhook_endpoints/${id}/deliveries`)).body.data
  return { params: { id: first.id } }
}

const event: Prepare = async (api) => {
  await api.post('/voice_profiles', voice)
  return { params: { id: (await api.get('/events')).body.data[0].id } }
}

export const organization = {
  listWebhookEndpoints: nothing,
  createWebhookEndpoint: body(endpoint),
  getWebhookEndpoint: creates('/webhook_endpoints', endpoint),
  updateWebhookEndpoint: creates('/webhook_endpoints', endpoint, { body: { events: ['service.*'] } }),
  archiveWebhookEndpoint: creates('/webhook_endpoints', endpoint),
  restoreWebhookEndpoint: creates('/webhook_endpoints', endpoint, { archived: true }),
  rotateWebhookSecret: creates('/webhook_endpoints', endpoint),
  testWebhookEndpoint: creates('/webhook_endpoints', endpoint),
  listWebhookDeliveries: creates('/webhook_endpoints', endpoint),
  getWebhookDelivery: delivery,
  redeliverWebhook: delivery,
  listEvents: nothing,
  streamEvents: nothing,
  getEvent: event,
  listAuditLog: nothing,
  getOrganization: nothing,
  getOrganizationRetention: nothing,
  updateOrganization: body({ name: 'Renamed', locales: ['en', 'de'] }),
  pauseOrganization: nothing,
  resumeOrganization: async (api) => {
    await api.post('/organization/pause')
    return {}
  },
  getOrganizationUsage: nothing,
  getOrganizationModel: nothing,
  updateOrganizationModel: body({ provider: 'anthropic', model: 'small', key: 'sk-1' }),
  testOrganizationModel: awake(nothing),
  getOrganizationNotifications: nothing,
  updateOrganizationNotifications: body({ visitor_words: 'full' }),
  testNotification: body({ channel: 'slack' }),
  exportOrganization: nothing,
  listOrganizationExports: nothing,
  getOrganizationExport: exported(false),
  getOrganizationExportFile: exported(true),
} satisfies Record<string, Prepare>
