import { newAgent, type TestAgent } from './agents.ts'
import { type Api, newOrganization, type TestService } from './api.ts'
import { newFact } from './knowledge.ts'

export const fullProfile = {
  address: '1 Quay Street, Bristol',
  email: 'hello@example.com',
  opening_hours: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
}

export const slackChannel = { slack_url: 'https://hooks.slack.example/services/1' }

export interface ReadyAgent extends TestAgent {
  api: Api
}

/** An organization and an agent with nothing left to do. */
export async function readyAgent(service?: TestService): Promise<ReadyAgent> {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  await api.patch(`/agents/${agent.slug}`, {
    allowed_origins: ['https://example.com'],
    pages: [{ title: 'Prices', url: 'https://example.com/prices' }],
  })
  await api.patch('/organization', { profile: fullProfile })
  await api.patch('/organization/notifications', slackChannel)
  await api.post('/deliverable_templates', { name: 'Summary', body: 'Thank you.' })
  await newFact(api)
  return { ...agent, api }
}
