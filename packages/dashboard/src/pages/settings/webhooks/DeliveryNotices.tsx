import type { WebhookDelivery, WebhookEndpoint } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { heldBack, heldBackSentence } from './delivery_words.ts'
import { usePendingDeliveries } from './use_deliveries.ts'

interface DeliveryNoticesProps {
  delivery: WebhookDelivery
  endpoint: WebhookEndpoint
}

/** Why it has not arrived, and who waits for it. */
export function DeliveryNotices({ delivery, endpoint }: DeliveryNoticesProps) {
  const { slug: org } = useMembership()
  const { id, status, last_error, waiting_for_delivery_id: earlier } = delivery
  const held = heldBack(usePendingDeliveries(endpoint.id).data ?? []).find((each) => each.id === id)
  return (
    <>
      {earlier !== undefined && (
        <Notice tone="warn" title="Waiting for an earlier event">
          Events for the same object are sent in order.{' '}
          <Anchor
            underline="always"
            renderRoot={(props) => (
              <Link {...props} to="/o/$org/settings/webhook-deliveries/$id" params={{ org, id: earlier }} />
            )}
          >
            An earlier delivery
          </Anchor>{' '}
          goes first.
        </Notice>
      )}
      {held && (
        <Notice
          tone="warn"
          title={
            held.count === 1
              ? 'Another delivery is waiting for this one'
              : 'Other deliveries are waiting for this one'
          }
        >
          {heldBackSentence(held.count)} {held.count === 1 ? 'It' : 'They'} will be sent when this delivery
          succeeds or its retries run out.
        </Notice>
      )}
      {status !== 'delivered' && last_error && (
        <Notice
          tone="warn"
          title={status === 'failed' ? 'Foyer stopped retrying' : 'The last attempt failed'}
        >
          {last_error}
        </Notice>
      )}
    </>
  )
}
