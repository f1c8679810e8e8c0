import type { OperationId } from '@foyer/contract'
import { type Api, newOrganization, type TestService } from './api.ts'
import { newConversation } from './conversations.ts'
import { samples } from './samples/index.ts'

/** One with rows in every table that carries an organization. */
export async function inhabitedOrganization(service?: TestService): Promise<Api> {
  const api = await newOrganization(service)
  for (const prepare of Object.values(samples) as (typeof samples)[OperationId][]) await prepare(api)
  await api.delete('/organization/pause')
  const agent = (await api.get('/agents')).body.data[0].slug
  await api.post('/fit_criteria', { kind: 'ideal', description: 'x', agents: [agent] })
  await api.post(
    '/services',
    { name: 'x', pricing_unit: 'fixed', agents: [agent] },
    { 'idempotency-key': 'x' },
  )
  const { system } = api.service.database
  const id = api.organization.id
  await system`insert into usage_days (organization_id, day) values (${id}, now()) on conflict do nothing`
  await system`insert into model_usage_days
      (organization_id, day, agent_id, currency, input_tokens, cached_tokens, output_tokens, micros)
    values (${id}, now(), 0, '', 1, 0, 1, 0) on conflict do nothing`
  await system`insert into catalog_generations (organization_id, created_at) values (${id}, now())`
  await system`insert into structured_vectors (organization_id, embedder, checksum, vector)
    values (${id}, 'x', 'x', '')`
  const { id: conversation } = await newConversation(api, undefined, {
    visitor: { email: 'jana@example.com' },
  })
  await system`insert into turns (organization_id, conversation_id, message_id, created_at)
    select organization_id, conversation_id, id, created_at from messages
    where organization_id = ${id} and conversation_id = ${conversation}`
  await system`insert into deliverables (organization_id, conversation_id, title, format, body, created_at)
    values (${id}, ${conversation}, 'x', 'markdown', 'x', now())`
  await system`insert into organization_models (organization_id, provider, updated_at)
    values (${id}, 'builtin', now()) on conflict do nothing`
  await system`insert into flow_states (organization_id, agent_id, ordinal, position, key, title, kind, objective,
      exit_criteria, max_turns, tools, tool_settings)
    select organization_id, agent_id, 1, 1, 'x', 'x', 'step', '', '', 1, '{}', '{}' from flows
    where organization_id = ${id} limit 1`
  await system`insert into information_slots (organization_id, agent_id, state_id, ordinal, key, data_type, required,
      enum_labels, translations)
    select organization_id, agent_id, id, 1, 'x', 'string', false, '{}', '{}' from flow_states
    where organization_id = ${id}`
  await system`insert into notices (organization_id, kind, resource_object, resource_id, created_at)
    values (${id}, 'person_wanted', 'conversation', ${conversation}, now())`
  await system`insert into dispatches (organization_id, channel, kind, email, due_at, created_at)
    values (${id}, 'mail', 'notification_test', 'jana@example.com', 'infinity', now())`
  await system`insert into dispatch_notices (organization_id, dispatch_id, notice_id)
    select d.organization_id, d.id, n.id from dispatches d join notices n using (organization_id)
    where organization_id = ${id} limit 1`
  await system`insert into organization_notifications (organization_id, updated_at)
    values (${id}, now()) on conflict do nothing`
  await system`insert into member_notifications (organization_id, member_id, mail, browser)
    select organization_id, id, '{}', '{}' from members where organization_id = ${id} limit 1
    on conflict do nothing`
  await system`insert into member_presences (organization_id, member_id, conversation_id, here_until)
    select organization_id, id, ${conversation}, now() from members where organization_id = ${id} limit 1
    on conflict do nothing`
  await system`insert into onboarding_run_sources (organization_id, run_id, source_id)
    select r.organization_id, r.id, s.id from onboarding_runs r join knowledge_sources s using (organization_id)
    where organization_id = ${id} limit 1 on conflict do nothing`
  await system`insert into configuration_files (organization_id, path, applied_at)
    values (${id}, 'agents/x.yaml', now())`
  const gap = await system`select id from knowledge_gaps where organization_id = ${id} limit 1`
  await system`insert into knowledge_gap_occurrences (organization_id, gap_id, conversation_id, asked_at)
    values (${id}, ${gap[0]!.id}, 1, now())`
  return api
}
