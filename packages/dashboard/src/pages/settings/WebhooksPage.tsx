import { Switch } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { lazy } from 'react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer, useMembership } from '../../api/organization.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { endpointColumns } from './webhooks/endpoint_columns.tsx'

const AddEndpoint = lazy(async () => ({ default: (await import('./webhooks/AddEndpoint.tsx')).AddEndpoint }))
const route = getRouteApi('/o/$org/settings/webhooks')

/** Who is told of events. */
export function WebhooksPage() {
  const { slug: org } = useMembership()
  const search = route.useSearch()
  const { archived, create } = search
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const isAdding = useDisabledReason('write') === null && create === 'yes'
  const endpoints = useList(['webhook_endpoints', 'list', { archived }], (cursor, options) =>
    foyer.webhookEndpoints.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const addButton = (
    <WriteButton
      leftSection={<Plus size={16} aria-hidden />}
      onClick={() => navigate({ search: { ...search, create: 'yes' } })}
    >
      Add endpoint
    </WriteButton>
  )
  return (
    <Page
      title="Webhooks"
      description="Send events to your own systems: new leads to your CRM, open gaps to your tracker."
      actions={addButton}
    >
      <Section
        flush
        title="Endpoints"
        actions={
          <Switch
            label="Show archived"
            checked={archived === 'yes'}
            onChange={(event) => {
              const archived = event.currentTarget.checked ? 'yes' : undefined
              navigate({ search: { ...search, archived }, replace: true })
            }}
          />
        }
      >
        <DataTable
          label="Endpoints"
          query={endpoints}
          columns={endpointColumns}
          link={({ id }) => ({ to: '/o/$org/settings/webhooks/$id', params: { org, id } })}
          empty={
            <EmptyState icon={Webhook} title="No endpoints yet" action={addButton}>
              An endpoint is a URL on your server. Each event you choose is signed and sent there as soon as
              it happens. If your server does not respond, Foyer retries for three days.
            </EmptyState>
          }
        />
      </Section>
      <LazyDialog opened={isAdding}>
        <AddEndpoint opened={isAdding} onClose={() => navigate({ search: { archived } })} />
      </LazyDialog>
    </Page>
  )
}
