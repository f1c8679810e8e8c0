import type { WebhookEndpoint } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Time } from '../../../parts/Time.tsx'
import { heldBack, heldBackSentence } from './delivery_words.ts'
import { usePendingDeliveries } from './use_deliveries.ts'

/** What to know before anything else: nothing is sent, or nothing arrives, or something holds others up. */
export function EndpointNotices({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, archived, enabled, disabled_reason, failing_since } = endpoint
  if (archived)
    return (
      <Notice tone="busy">
        This endpoint is archived. No events are sent to it. Restore it to send the ones that are waiting.
      </Notice>
    )
  if (disabled_reason)
    return (
      <Notice tone="warn" title="Foyer disabled this endpoint">
        {disabled_reason} Once your server works again, enable the endpoint. Waiting events are then sent.
      </Notice>
    )
  if (!enabled)
    return (
      <Notice tone="busy">
        This endpoint is disabled. New events are not queued for it. Events that are already waiting are sent
        when you enable it.
      </Notice>
    )
  return (
    <>
      {failing_since && (
        <Notice tone="warn" title="Deliveries are failing">
          Nothing has been delivered since <Time value={failing_since} exact />. Foyer retries each delivery
          for three days, and disables an endpoint after five days without a successful delivery.
        </Notice>
      )}
      <HeldBack endpointId={id} />
    </>
  )
}

/** The delivery that keeps the most others waiting. */
function HeldBack({ endpointId }: { endpointId: number }) {
  const { slug: org } = useMembership()
  const [first] = heldBack(usePendingDeliveries(endpointId).data ?? [])
  if (!first) return null
  const { id, count } = first
  return (
    <Notice
      tone="warn"
      title={count === 1 ? 'A delivery is holding up another' : 'A delivery is holding up others'}
    >
      Events for the same object are sent in order.{' '}
      <Anchor
        underline="always"
        renderRoot={(props) => (
          <Link {...props} to="/o/$org/settings/webhook-deliveries/$id" params={{ org, id }} />
        )}
      >
        An earlier delivery
      </Anchor>{' '}
      has not succeeded yet. {heldBackSentence(count)}
    </Notice>
  )
}
