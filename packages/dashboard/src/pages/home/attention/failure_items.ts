import type { Insights, KnowledgeSource, WebhookEndpoint } from '@foyer/sdk'
import { pluralize } from '../../../parts/pluralize.ts'
import { type AttentionItem, nameSome } from './attention_item.ts'

/** What has stopped working. */

export const sourceItems = (org: string, failed: readonly KnowledgeSource[]): AttentionItem[] =>
  nameSome(
    failed,
    ({ id, title, error }) => ({
      key: `source-${id}`,
      title: `${title} could not be read`,
      detail: error?.message ?? 'Open the source to see why.',
      status: 'failed',
      link: { to: '/o/$org/knowledge/sources/$id', params: { org, id } },
    }),
    (count) => ({
      key: 'sources',
      title: `${pluralize(count, 'more source')} could not be read`,
      detail: 'See all sources that failed.',
      status: 'failed',
      link: { to: '/o/$org/knowledge/sources', params: { org }, search: { status: 'failed' } },
    }),
  )

export const webhookItems = (org: string, endpoints: readonly WebhookEndpoint[]): AttentionItem[] =>
  nameSome(
    endpoints.filter(
      ({ failing_since, disabled_reason }) => failing_since !== undefined || disabled_reason !== undefined,
    ),
    ({ id, url, enabled, failing_since, disabled_reason }) => ({
      key: `webhook-${id}`,
      title: `${new URL(url).host} is not receiving events`,
      ...(disabled_reason === undefined && failing_since !== undefined
        ? { detail: 'All deliveries are failing. First failure: ', since: failing_since }
        : { detail: `The webhook endpoint was disabled. ${disabled_reason ?? ''}` }),
      status: enabled ? 'failing' : 'disabled',
      link: { to: '/o/$org/settings/webhooks/$id', params: { org, id } },
    }),
    (count) => ({
      key: 'webhooks',
      title: `${pluralize(count, 'more webhook endpoint')} are not receiving events`,
      detail: 'See all webhook endpoints.',
      status: 'failing',
      link: { to: '/o/$org/settings/webhooks', params: { org } },
    }),
  )

/** Failures of long ago are of no use: yesterday and today count. */
export function modelItems(org: string, { days }: Pick<Insights, 'days'>): AttentionItem[] {
  const failures = days.slice(-2).reduce((sum, { model_failures }) => sum + model_failures, 0)
  if (failures === 0) return []
  return [
    {
      key: 'model',
      title: `The language model has failed for ${pluralize(failures, 'reply', 'replies')} since yesterday`,
      detail: 'Agents answered without it. Test the model to see what is wrong.',
      status: 'failed',
      link: { to: '/o/$org/settings/model', params: { org } },
    },
  ]
}
