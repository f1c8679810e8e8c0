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
  flow_proposals: FlowProposal[]
  /** What the generation says that it made. */
  proposed: number
  ten_questions: TenthQuestion[]
}

interface Draft {
  id: number
  kind: 'service' | 'voice' | 'fit_criterion'
  status: string
  payload: unknown
}

export interface FlowProposal {
  agent: string
  summary: string
  status: string
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
    flow_proposals: made.flow_proposals ?? [],
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

/** All drafts in one go, and every flow proposal by the flow's own operations. Tells what was refused. */
export async function acceptAll(
  client: Client,
  { generation, flow_proposals }: Onboarded,
): Promise<string[]> {
  const path = `/catalog_generations/${generation}/accept_all`
  const { refused } = await client.post<{ refused: { message: string }[] }>(path, {})
  for (const { agent, edits, status } of flow_proposals)
    if (status === 'open') for (const edit of edits) await editFlow(client, agent, edit)
  return refused.map(({ message }) => message)
}

async function editFlow(
  client: Client,
  agent: string,
  { operation, id, body }: FlowProposal['edits'][number],
) {
  const { method, path } = operations[operation as keyof typeof operations]
  const filled = path.replace('{slug}', agent).replace('{id}', String(id))
  await client.send(method, filled, body ?? {})
}
