import { insertRow } from '../platform/db/row.ts'
import type { Rows } from '../platform/db/rows.gen.ts'
import type { Api } from './api.ts'

/** What a run leaves on its way, put there directly. */

type Fields<Table extends keyof Rows> = Partial<Omit<Rows[Table], 'organization_id' | 'id'>>

export function newOnboardingRun(api: Api, fields: Fields<'onboarding_runs'> = {}): Promise<number> {
  return tenantOf(api).transaction((db) =>
    insertRow(db, 'onboarding_runs', {
      status: 'completed',
      step: 'done',
      created_at: api.service.clock.now,
      ...fields,
    }),
  )
}

export const largeSite = {
  url: 'https://brightwater.example/',
  pages: 412,
  parts: [
    { path: '/blog', pages: 371 },
    { path: '/services', pages: 24 },
  ],
}

/** A run that waits for a choice. Whatever run was under way has ended. */
export async function newWaitingRun(api: Api): Promise<number> {
  await api.post('/onboarding/skip')
  return newOnboardingRun(api, { status: 'waiting', step: 'choose_parts', sites: [largeSite] as never })
}

const check = {
  checked_at: '2026-01-15T09:30:00.000Z',
  trigger: 'owner',
  answerable: true,
  answer: 'We are open from 9 to 17.',
  source_ids: [],
  reachable: [],
}

export async function newOnboardingQuestion(
  api: Api,
  fields: Fields<'onboarding_questions'> & { agent_id: number },
): Promise<number> {
  const run_id = fields.run_id ?? (await newOnboardingRun(api, { agent_id: fields.agent_id }))
  return tenantOf(api).transaction((db) =>
    insertRow(db, 'onboarding_questions', {
      position: 1,
      question: 'When are you open?',
      origin: 'usual',
      last_check: check as never,
      created_at: api.service.clock.now,
      ...fields,
      run_id,
    }),
  )
}

const tenantOf = (api: Api) => api.service.database.tenant(api.organization.id)
