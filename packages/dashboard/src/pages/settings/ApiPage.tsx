import { Button, Switch } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { keyColumns } from './api_keys/key_columns.tsx'
import { NoKeys } from './api_keys/NoKeys.tsx'
import { OwnersOnly } from './OwnersOnly.tsx'

const CreateKey = lazy(async () => ({ default: (await import('./api_keys/CreateKey.tsx')).CreateKey }))
const route = getRouteApi('/o/$org/settings/api')

/** API keys: made, shown once, and revoked. */
export function ApiPage() {
  const { create } = route.useSearch()
  const navigate = route.useNavigate()
  const isCreating = useDisabledReason('manage') === null && create === 'yes'
  const showForm = (create: 'yes' | undefined) =>
    navigate({ search: (before) => ({ ...before, create }), replace: true })
  return (
    <Page
      title="API"
      description="This dashboard is built on the Foyer API. Use the same API from your own code."
      actions={
        <>
          <Button variant="default" component="a" href="/docs" target="_blank">
            Reference
          </Button>
          <WriteButton
            needs="manage"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => showForm('yes')}
          >
            Create key
          </WriteButton>
        </>
      }
    >
      <OwnersOnly what="the keys">
        <Keys onCreate={() => showForm('yes')} />
      </OwnersOnly>
      <LazyDialog opened={isCreating}>
        <CreateKey opened={isCreating} onClose={() => showForm(undefined)} />
      </LazyDialog>
    </Page>
  )
}

function Keys({ onCreate }: { onCreate: () => void }) {
  const { revoked } = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const keys = useList(['api_keys', { revoked }], (cursor, options) =>
    foyer.apiKeys.list({ ...cursor, ...(revoked && { include_revoked: true }) }, options),
  )
  return (
    <Section
      flush
      title="API keys"
      description="Anyone with a key can do what its role allows. Keep keys on your servers, never in a web page."
      actions={
        <Switch
          label="Show revoked"
          checked={revoked === 'yes'}
          onChange={(event) => {
            const revoked = event.currentTarget.checked ? 'yes' : undefined
            navigate({ search: (before) => ({ ...before, revoked }), replace: true })
          }}
        />
      }
    >
      <DataTable label="Keys" query={keys} columns={keyColumns} empty={<NoKeys onCreate={onCreate} />} />
    </Section>
  )
}
