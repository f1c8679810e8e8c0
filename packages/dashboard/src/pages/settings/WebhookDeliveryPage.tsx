import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { KeyValue } from '../../parts/KeyValue.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { AttemptsSection } from './webhooks/AttemptsSection.tsx'
import { DeliveryNotices } from './webhooks/DeliveryNotices.tsx'
import { answerLabel, deliveryStatus, nextTry } from './webhooks/delivery_words.ts'
import { Redeliver } from './webhooks/Redeliver.tsx'
import { RequestSection } from './webhooks/RequestSection.tsx'
import { ResponseSection } from './webhooks/ResponseSection.tsx'
import { useDelivery } from './webhooks/use_deliveries.ts'

const route = getRouteApi('/o/$org/settings/webhook-deliveries/$id')

/** One event on its way to one endpoint: what was sent, what came back, and when it is tried again. */
export function WebhookDeliveryPage() {
  const { org, id } = route.useParams()
  const foyer = useFoyer()
  const { data: delivery, error, refetch } = useDelivery(id)
  const endpointId = delivery?.webhook_endpoint_id
  const { data: endpoint } = useQuery({
    queryKey: ['webhook_endpoints', endpointId],
    queryFn: ({ signal }) => foyer.webhookEndpoints.get(Number(endpointId), { signal }),
    enabled: endpointId !== undefined,
  })
  const all = { label: 'Webhooks', link: { to: '/o/$org/settings/webhooks', params: { org } } as const }
  if (!delivery || !endpoint)
    return <LoadingPage what="Delivery" crumb={all} error={error} onRetry={refetch} />
  const own = {
    label: new URL(endpoint.url).host,
    link: { to: '/o/$org/settings/webhooks/$id', params: { org, id: endpoint.id } } as const,
  }
  return (
    <Page
      title={delivery.event_type}
      badge={<StatusBadge status={deliveryStatus(delivery)} />}
      crumbs={[all, own]}
      actions={<Redeliver delivery={delivery} endpoint={endpoint} />}
    >
      <DeliveryNotices delivery={delivery} endpoint={endpoint} />
      <Section title="Delivery">
        <KeyValue
          items={[
            ['URL', endpoint.url],
            ['Event', `evt_${delivery.event_id}`],
            ['Response', answerLabel(delivery)],
            ['Attempts', delivery.attempts],
            ['Next attempt', nextTry(delivery, new Date())],
            ['Created', <Time key="created" value={delivery.created_at} exact />],
            [
              'Delivered',
              delivery.delivered_at && <Time key="delivered" value={delivery.delivered_at} exact />,
            ],
          ]}
        />
      </Section>
      <AttemptsSection delivery={delivery} />
      <ResponseSection delivery={delivery} />
      <RequestSection eventId={delivery.event_id} />
    </Page>
  )
}
