import { setTimeout as sleep } from 'node:timers/promises'
import { operations } from '../../../packages/contract/src/index.ts'
import type { Client } from '../../service.ts'
import type { FoundProfile } from './grade_profile.ts'

/** An owner who types the address of a site, and accepts whatever is proposed. */

export interface Onboarded {
  agent: string
  generation: number
  seconds: number
  problems: { message: string }[]
  profile: FoundProfile
  drafts: Draft[]
  /** What the generation says that it made. */
  proposed: number
  ten_questions: TenthQuestion[]
}

interface Draft {
  kind: 'service' | 'voice' | 'fit_criterion'
  payload: unknown
}

export interface FlowProposal {
  agent: string
  edits: { operation: string; id?: number; body?: Record<string, unknown> }[]
}

export interface TenthQuestion {
  question: string
  origin: string
  answered: boolean
  check?: { answer?: string }
  sources: { title: string; url?: string }[]
}

interface Run {
  status: string
  /** Of the pages. */
  locale?: string
  agent?: string
  catalog_generation_id?: number
  problems: { message: string }[]
}

interface Generation {
  status: string
  counts: { proposed: number }
  flow_proposals?: FlowProposal[]
}

interface List<Item> {
  data: Item[]
}

const lookMs = 100

/** What the organization is called before a site says its name. */
export const nameless = 'My organization'

export async function onboard(client: Client, website: string): Promise<Onboarded> {
  const began = performance.now()
  await client.post('/onboarding', { websites: [website] })
  const run = await ended(client)
  const seconds = (performance.now() - began) / 1000
  const { agent, catalog_generation_id: generation } = run
  if (run.status !== 'completed' || agent === undefined || generation === undefined)
    throw new Error(`Onboarding of ${website} ended as ${run.status}: ${JSON.stringify(run.problems)}`)
  const made = await client.get<Generation>(`/catalog_generations/${generation}`)
  const drafts = await client.get<List<Draft>>(
    `/resource_drafts?catalog_generation_id=${generation}&limit=100`,
  )
  const questions = await client.get<List<TenthQuestion>>('/onboarding/questions')
  return {
    agent,
    generation,
    seconds,
    problems: run.problems,
    profile: await profileOf(client, agent, run.locale),
    drafts: drafts.data,
    proposed: made.counts.proposed,
    ten_questions: questions.data,
  }
}

async function ended(client: Client): Promise<Run> {
  for (;;) {
    const { run } = await client.get<{ run: Run }>('/onboarding')
    if (run.status !== 'running') return run
    await sleep(lookMs)
  }
}

interface Organization {
  name: string
  timezone: string
  profile: Pick<FoundProfile, 'address' | 'phone' | 'email' | 'currency' | 'opening_hours' | 'links'>
}

interface Finding {
  field: string
  value: unknown
}

async function profileOf(client: Client, agent: string, language?: string): Promise<FoundProfile> {
  const { name, timezone, profile } = await client.get<Organization>('/organization')
  const { data } = await client.get<List<Finding>>('/organization/findings')
  // A name is always there, so that the owner has to confirm the one that was found.
  const found = data.find(({ field }) => field === 'name')?.value as string | undefined
  const look = await client.get<{ accent_colour?: string; logo_url?: string }>(`/agents/${agent}/appearance`)
  return {
    ...profile,
    name: name === nameless ? found : name,
    language,
    // What a new organization begins with says nothing about it.
    ...(timezone !== 'UTC' && { timezone }),
    ...(look.accent_colour && { accent_colour: look.accent_colour }),
    ...(look.logo_url && { logo: look.logo_url }),
  }
}

/** All drafts in one go. Tells what was refused. */
export async function acceptDrafts(client: Client, { generation }: Onboarded): Promise<string[]> {
  const path = `/catalog_generations/${generation}/accept_all`
  const { refused } = await client.post<{ refused: { message: string }[] }>(path, {})
  return refused.map(({ message }) => message)
}

/** For an agent that asks: the one that onboarding sets up only answers, so that there is nothing to propose for it. */
export async function proposeSlots(client: Client, locale: string): Promise<FlowProposal[]> {
  await client.post('/agents', { name: 'Sales', archetype: 'discovery', languages: [locale] })
  const { id } = await client.post<{ id: number }>('/catalog_generations', { kinds: ['slot'] })
  for (;;) {
    const { status, flow_proposals = [] } = await client.get<Generation>(`/catalog_generations/${id}`)
    if (status === 'completed') return flow_proposals
    if (status === 'failed') throw new Error('The generation of slots failed.')
    await sleep(lookMs)
  }
}

/** By the flow's own operations. */
export async function acceptSlots(client: Client, proposals: readonly FlowProposal[]) {
  for (const { agent, edits } of proposals)
    for (const { operation, id, body = {} } of edits) {
      const { method, path } = operations[operation as keyof typeof operations]
      await client.send(method, path.replace('{agent_slug}', agent).replace('{id}', String(id)), body)
    }
}
