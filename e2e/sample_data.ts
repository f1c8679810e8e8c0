import { call, type List, pollUntil, post } from './api.ts'
import { type Server, server } from './server.ts'
import { newSource } from './sources.ts'
import { invite } from './teammate.ts'
import { publicIdOf, visit } from './visitor.ts'

/** What is seen in an organization after its first days, beyond what the demo brings. */
export interface SampleData {
  publicId: string
  invitation: string
  conversation: number
  gap: number
  fact: number
  plannedSource: number
  failedSource: number
  identity: number
  document: number
  flowPhase: number
  flowSlot: number
  /** Somebody who gave an address, and the conversation in which they did. */
  contact: number
  lead: number
  /** An endpoint whose receiver is broken, and what did not arrive there. */
  webhook: number
  webhookDelivery: number
}

let done: Promise<SampleData> | undefined

/** Once a run, whoever needs it first. */
export function sampleData(): Promise<SampleData> {
  done ??= server().then(createSampleData)
  return done
}

async function createSampleData(server: Server): Promise<SampleData> {
  const conversation = await visit(
    server,
    'front-desk',
    'Hello! We are a wholesaler in Bremen with 120 people, and our prices have grown wild.',
    'What does the pricing audit cost, and how long does it take?',
    'Do you also work with companies in Denmark?',
    'At the moment every sales person gives discounts as they see fit.',
    'Our budget is about 20,000 euros.',
  )
  await visit(server, 'front-desk', 'Do you also work with companies in Denmark?')
  await visit(server, 'project-desk', 'We need help with our delivery times.', 'May I speak to a person?')
  const [
    publicId,
    invitation,
    gap,
    fact,
    plannedSource,
    failedSource,
    identity,
    document,
    flow,
    known,
    broken,
  ] = await Promise.all([
    publicIdOf(server, 'front-desk'),
    invite(server, 'jana@brightwater.example'),
    mostAskedGap(server),
    oldestFact(server),
    planSource(server),
    failSource(server),
    createIdentity(server),
    createDocument(server),
    editFlow(server),
    writeToContact(server),
    breakWebhook(server),
  ])
  return {
    publicId,
    invitation: invitation.slice(server.url.length),
    conversation,
    gap,
    fact,
    plannedSource,
    failedSource,
    identity,
    document,
    ...flow,
    ...known,
    ...broken,
  }
}

interface Flow {
  phases: { id: number; slots: { id: number; data_type: string }[] }[]
}

/** A flow with a second version; gives a phase of it, and a question with choices. */
async function editFlow(server: Server) {
  const path = '/v1/agents/front-desk/flow'
  await call(server, path, { method: 'PATCH', body: { flow: { idle_minutes: 50 } } })
  const { phases } = await call<Flow>(server, path)
  const slots = phases.flatMap((phase) => phase.slots)
  const { id } = slots.find(({ data_type }) => data_type === 'enum') ?? slots[0]!
  return { flowPhase: phases[0]!.id, flowSlot: id }
}

/** A source that reads otherwise now, and waits for the owner to look at what that changes. */
async function planSource(server: Server): Promise<number> {
  const text = [
    'A workshop begins at 9 in the morning and ends at 17.',
    'A workshop has at most twelve participants.',
    'Lunch is included.',
  ]
  const body = { kind: 'text', title: 'Workshops', text: text.join(' ') }
  const id = await newSource(server, body)
  const changed = { text: `${text.slice(1).join(' ').replace('twelve', 'sixteen')} Dogs are welcome.` }
  await call(server, `/v1/knowledge_sources/${id}`, { method: 'PATCH', body: changed })
  await call(server, `/v1/knowledge_sources/${id}/ingest`, { method: 'POST', body: { plan: true } })
  const path = `/v1/ingestion_runs?source_id=${id}&status=planned`
  await pollUntil(
    () => call<List<unknown>>(server, path),
    ({ data }) => data.length > 0,
  )
  return id
}

/** A visitor with an address, whom somebody of the team answers; with a note, and a reply to send again. */
async function writeToContact(server: Server): Promise<{ contact: number; lead: number }> {
  const visitor = { name: 'Noor Haddad', email: 'noor@millbrook.example' }
  const { id: lead } = await post<{ id: number }>(server, '/v1/agents/front-desk/conversations', { visitor })
  const path = `/v1/conversations/${lead}`
  await post(server, `${path}/messages`, {
    text: 'We are thirty people and need a pricing audit before April.',
  })
  await post(server, `${path}/takeover`)
  await post(server, `${path}/messages`, {
    role: 'owner',
    text: 'Thank you. I will call you this afternoon.',
  })
  await post(server, `${path}/notes`, { text: 'Noor called as well. She needs the audit before April.' })
  await post(server, '/v1/saved_replies', {
    title: 'We’ll call you back',
    body: 'Thank you for your message. We will call you back within one working day.',
    locale: 'en',
  })
  const { data } = await call<List<{ id: number }>>(server, `/v1/contacts?conversation_id=${lead}`)
  return { contact: data[0]!.id, lead }
}

/** What happens to a saved reply is sent where it does not arrive. */
async function breakWebhook(server: Server): Promise<{ webhook: number; webhookDelivery: number }> {
  const { webhookReceiver: receiver } = server
  const path = '/leads'
  receiver.broken.add(path)
  const post = <Answer>(to: string, body: object = {}) => call<Answer>(server, to, { method: 'POST', body })
  await post('/v1/webhook_endpoints', {
    url: 'https://brightwater.example/hooks/foyer',
    description: 'Sends new leads to the CRM',
    events: ['conversation.*'],
    enabled: false,
  })
  const { id: webhook } = await post<{ id: number }>('/v1/webhook_endpoints', {
    url: `${receiver.url}${path}`,
    events: ['saved_reply.*'],
  })
  const body = { title: 'Directions', body: 'We are five minutes from the main station.' }
  const reply = await post<{ id: number }>('/v1/saved_replies', body)
  await post(`/v1/saved_replies/${reply.id}/archive`)
  await post('/v1/organization/export')
  const { data } = await pollUntil(
    () => call<List<Delivery>>(server, `/v1/webhook_endpoints/${webhook}/deliveries`),
    ({ data }) => data.some(({ last_status_code }) => last_status_code === 500),
  )
  return { webhook, webhookDelivery: data.find(({ last_status_code }) => last_status_code === 500)!.id }
}

interface Delivery {
  id: number
  last_status_code?: number
}

/** What was uploaded is no PDF, whatever its name says. */
async function failSource(server: Server): Promise<number> {
  const content = Buffer.from('Not what the name says').toString('base64')
  const body = { kind: 'file', title: 'Press kit', filename: 'press-kit.pdf', content }
  return newSource(server, body)
}

/** No agent appears under it: the demo stays as it is. */
async function createIdentity(server: Server): Promise<number> {
  const greeting = {
    en: 'Hello, I am Mara from Brightwater. What brings you here?',
    de: 'Guten Tag, ich bin Mara von Brightwater. Was führt Sie her?',
  }
  const words = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a digital assistant.' }
  const body = { ...words, greeting, languages: ['en'] }
  return (await post<{ id: number }>(server, '/v1/identities', body)).id
}

/** No agent hands it over either. */
async function createDocument(server: Server): Promise<number> {
  const text = '# Your summary\n\nDear {{visitor.name}},\n\n## Your answers\n\n{{slots}}\n\n{{services}}'
  const body = { name: 'Summary', body: text, agents: [] }
  return (await post<{ id: number }>(server, '/v1/deliverable_templates', body)).id
}

/** What the first source states, and how sources are to be read. */
async function oldestFact(server: Server): Promise<number> {
  for (const text of ['Leave out job postings and press releases.', 'Write prices with their currency.'])
    await call(server, '/v1/ingestion_instructions', { method: 'POST', body: { text } })
  const { data } = await call<List<{ id: number }>>(server, '/v1/knowledge_facts?origin=digested&limit=100')
  return data.at(-1)!.id
}

async function mostAskedGap(server: Server): Promise<number> {
  const { data } = await call<List<{ id: number; occurrences: number }>>(
    server,
    '/v1/knowledge_gaps?status=open',
  )
  return data.toSorted((one, other) => other.occurrences - one.occurrences)[0]!.id
}
