import type { WebhookEndpoint } from '@foyer/sdk'
import type { StatusWord } from '../../../parts/statuses.ts'

/** How an endpoint stands, in one word. */
export function endpointStatus({ archived, enabled, failing_since }: WebhookEndpoint): StatusWord {
  if (archived) return 'archived'
  if (!enabled) return 'disabled'
  return failing_since === undefined ? 'enabled' : 'failing'
}
