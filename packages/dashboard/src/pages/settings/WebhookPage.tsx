import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { Page } from '../../parts/Page.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { DeliveriesSection } from './webhooks/DeliveriesSection.tsx'
import { EndpointDetails } from './webhooks/EndpointDetails.tsx'
import { EndpointNotices } from './webhooks/EndpointNotices.tsx'
import { EndpointSwitches } from './webhooks/EndpointSwitches.tsx'
import { endpointStatus } from './webhooks/endpoint_status.ts'
import { TestEvent } from './webhooks/TestEvent.tsx'

const EditEndpoint = lazy(async () => ({
  default: (await import('./webhooks/EditEndpoint.tsx')).EditEndpoint,
}))
const route = getRouteApi('/o/$org/settings/webhooks/$id')

/** One endpoint: how it stands, and everything that was sent to it. */
export function WebhookPage() {
  const { org, id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const canWrite = useDisabledReason('write') === null
  const crumb = { label: 'Webhooks', link: { to: '/o/$org/settings/webhooks', params: { org } } as const }
  const {
    data: endpoint,
    error,
    refetch,
  } = useQuery({
    queryKey: ['webhook_endpoints', id],
    queryFn: ({ signal }) => foyer.webhookEndpoints.get(id, { signal }),
  })
  if (!endpoint) return <LoadingPage what="Endpoint" crumb={crumb} error={error} onRetry={refetch} />
  const isEditing = canWrite && search.edit === 'yes' && !endpoint.archived
  const show = (edit: 'yes' | undefined) => navigate({ search: { ...search, edit }, replace: true })
  return (
    <Page
      title={new URL(endpoint.url).host}
      badge={<StatusBadge status={endpointStatus(endpoint)} />}
      crumbs={[crumb]}
      actions={
        <>
          {!endpoint.archived && (
            <WriteButton variant="default" onClick={() => show('yes')}>
              Edit
            </WriteButton>
          )}
          <EndpointSwitches endpoint={endpoint} />
        </>
      }
    >
      <EndpointNotices endpoint={endpoint} />
      <EndpointDetails endpoint={endpoint} />
      {!endpoint.archived && <TestEvent endpoint={endpoint} />}
      <DeliveriesSection
        endpointId={id}
        status={search.status}
        onStatus={(status) => navigate({ search: { ...search, status }, replace: true })}
      />
      <LazyDialog opened={isEditing}>
        <EditEndpoint endpoint={endpoint} opened={isEditing} onClose={() => show(undefined)} />
      </LazyDialog>
    </Page>
  )
}
