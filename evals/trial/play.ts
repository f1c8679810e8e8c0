import { isGrammarWord } from '../../packages/engine/src/index.ts'
import type { Client, Service } from '../service.ts'
import type { TrialMessage, TrialOrganization, TrialSlot, WholeConversation } from './organization.ts'

/** Sets an organization up by the API and talks to its agents as visitors would. */

export interface Reply {
  text: string
  chips: string[]
  /** The slot that it asks for, if it asks. */
  asks: string | null
  status: string
}

/** One message with its reply, and how it was answered after a tap on the chip that fits it, if there is one. */
export interface PlayedMessage {
  organization: string
  set: TrialOrganization['set']
  locale: string
  message: TrialMessage
  /** Of the same conversation, before this one. */
  before: Reply | null
  reply: Reply
  tap: { label: string; reply: Reply } | null
}

export interface PlayedConversation {
  organization: string
  set: TrialOrganization['set']
  conversation: WholeConversation
  values: Record<string, unknown>
  transcript: { visitor: string; agent: string }[]
}

interface Message {
  id: number
  text: string
  chips: ({ label: string } | { text: string })[]
}
interface Turn {
  replies: Message[]
  conversation: { status: string; slot_values: Record<string, unknown> }
}
interface Trace {
  plan: { act: string; slot?: string }[]
}

export async function setUp(service: Service, organization: TrialOrganization): Promise<Client> {
  const { slug, name, locale, profile = {}, services, pages, archetype } = organization
  const client = await service.newOrganization(slug, name)
  await client.patch('/organization', { locales: ['en', 'de'], default_locale: locale, profile })
  for (const text of pages) await client.post('/knowledge_sources', { kind: 'text', text })
  await client.settled()
  const languages = locale === 'de' ? ['de', 'en'] : ['en', 'de']
  await client.post('/agents', { name: organization.agent_name, slug: 'desk', archetype, languages })
  for (const body of services) await client.post('/services', body)
  if (organization.slots.length > 0) await intakeAgent(client, organization, languages)
  return client
}

/** An agent that asks for exactly the organization's own slots, for whole conversations. */
async function intakeAgent(client: Client, { agent_name, slots }: TrialOrganization, languages: string[]) {
  await client.post('/agents', { name: agent_name, slug: 'intake', archetype: 'intake', languages })
  const states = '/agents/intake/flow/states'
  const { phases } = await client.get<{ phases: { id: number; kind: string; slots: { id: number }[] }[] }>(
    '/agents/intake/flow',
  )
  const { id } = await client.post<{ id: number }>(states, {
    title: 'Details',
    tools: ['capture_slots', 'suggest_replies', 'consult_knowledge'],
    max_turns: 20,
  })
  for (const phase of phases) {
    if (phase.kind === 'terminal') continue
    for (const slot of phase.slots) await client.post(`/agents/intake/flow/slots/${slot.id}/archive`, {})
    await client.post(`${states}/${phase.id}/archive`, {})
  }
  for (const slot of slots) await client.post(`${states}/${id}/slots`, bodyOf(slot))
}

const bodyOf = ({ key, title, data_type, required, enum_values, enum_labels }: TrialSlot) => ({
  key,
  title,
  data_type,
  required,
  ...(enum_values && { enum_values }),
  ...(enum_labels && { enum_labels }),
})

export async function playThread(
  client: Client,
  organization: TrialOrganization,
  thread: readonly TrialMessage[],
  pick: PickChip = fittingChip,
): Promise<PlayedMessage[]> {
  const { slug, set, locale } = organization
  const played: PlayedMessage[] = []
  const { id } = await client.post<{ id: number }>('/agents/desk/conversations', { locale })
  let before: Reply | null = null
  for (const message of thread) {
    if (before && before.status !== 'active' && before.status !== 'handed_off') break
    const reply = await say(client, id, { text: message.text })
    const label = message.expect === 'answer' ? pick(reply.chips, message) : undefined
    // A tap is tried on the side: the thread goes on as the visitor typed it.
    const tap =
      label === undefined
        ? null
        : { label, reply: await tapAside(client, organization, thread, message, label) }
    played.push({ organization: slug, set, locale, message, before, reply, tap })
    before = reply
  }
  return played
}

async function tapAside(
  client: Client,
  { locale }: TrialOrganization,
  thread: readonly TrialMessage[],
  message: TrialMessage,
  label: string,
): Promise<Reply> {
  const { id } = await client.post<{ id: number }>('/agents/desk/conversations', { locale })
  for (const each of thread.slice(0, thread.indexOf(message) + 1)) await say(client, id, { text: each.text })
  return say(client, id, { text: label })
}

/** The chip that someone would pick who knows what they want to know and sees the labels alone. */
export type PickChip = (labels: readonly string[], message: TrialMessage) => string | undefined

/** By the words that a label shares with the question, which is less than a person sees. */
export const fittingChip: PickChip = (labels, { question = '' }) => {
  const wanted = stems(question)
  const scored = labels
    .map((label) => ({ label, shared: [...stems(label)].filter((word) => wanted.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  return scored[0]?.label
}

/** The beginnings of its telling words. */
export const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}]{4,}|\p{N}+/gu) ?? [])
      .filter((word) => !isGrammarWord(word, 'en') && !isGrammarWord(word, 'de'))
      .map((word) => word.slice(0, 5)),
  )

export async function say(client: Client, id: number, body: object): Promise<Reply> {
  const { replies, conversation } = await client.post<Turn>(`/conversations/${id}/messages`, body)
  const last = replies.at(-1)
  const trace = last && (await client.get<Trace>(`/conversations/${id}/messages/${last.id}/trace`))
  return {
    text: replies.map(({ text }) => text).join('\n'),
    chips: replies.flatMap(({ chips }) => chips.map((chip) => ('label' in chip ? chip.label : chip.text))),
    asks: trace?.plan.find(({ act }) => act === 'ask' || act === 'clarify')?.slot ?? null,
    status: conversation.status,
  }
}

const longest = 20
const idle = { en: "that's all, thanks", de: 'das war alles, danke' }
const nod = 'ok'

/**
 * A visitor who answers what is asked, puts in asides and corrections, nods where nothing is asked, and leaves when there
 * is nothing more after that.
 */
export async function playConversation(
  client: Client,
  { slug, set }: TrialOrganization,
  conversation: WholeConversation,
): Promise<PlayedConversation> {
  const { opening, answers, asides = [], corrections = [], locale } = conversation
  const { id } = await client.post<{ id: number }>('/agents/intake/conversations', { locale })
  const transcript: PlayedConversation['transcript'] = []
  const waiting = [...asides, ...corrections].sort((a, b) => a.after - b.after)
  const done = locale === 'de' ? idle.de : idle.en
  let text = opening
  /** What was asked before an aside, and is still to be answered. */
  let pending: string | null = null
  for (let turn = 1; turn <= longest; turn++) {
    const reply = await say(client, id, { text })
    transcript.push({ visitor: text, agent: reply.text })
    if (reply.status !== 'active' || text === done) break
    const asked: string | null = reply.asks ?? pending
    const due = waiting.findIndex(({ after }) => after <= turn)
    pending = due >= 0 ? asked : null
    if (due >= 0) text = waiting.splice(due, 1)[0]!.text
    else if (asked) text = answers[asked] ?? unknown(locale)
    else text = text === nod ? done : nod
  }
  const { slot_values } = await client.get<{ slot_values: Record<string, unknown> }>(`/conversations/${id}`)
  return { organization: slug, set, conversation, values: slot_values, transcript }
}

const unknown = (locale: string) => (locale === 'de' ? 'das weiß ich nicht' : "I don't know")
