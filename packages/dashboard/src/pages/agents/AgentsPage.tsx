import { getRouteApi } from '@tanstack/react-router'
import { Bot, Plus } from 'lucide-react'
import { lazy } from 'react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer, useMembership } from '../../api/organization.tsx'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { agentColumns } from './agent_columns.tsx'

const CreateAgent = lazy(async () => ({ default: (await import('./CreateAgent.tsx')).CreateAgent }))
const route = getRouteApi('/o/$org/agents')

export function AgentsPage() {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const { archived, create } = route.useSearch()
  const navigate = route.useNavigate()
  const isCreating = useDisabledReason('write') === null && create === 'yes'
  const query = useList(['agents', { archived }], (cursor, options) =>
    foyer.agents.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const openForm = (open: boolean) =>
    navigate({ search: (now) => ({ ...now, create: open ? 'yes' : undefined }) })
  const createButton = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => openForm(true)}>
      Create agent
    </WriteButton>
  )
  return (
    <Page
      title="Agents"
      description="Agents talk to your visitors. They answer visitors’ questions from your knowledge and collect the details you need."
      actions={createButton}
    >
      <Section flush>
        <DataTable
          label="Agents"
          query={query}
          columns={agentColumns}
          link={({ slug }) => ({ to: '/o/$org/agents/$slug/try', params: { org, slug } })}
          empty={
            <EmptyState icon={Bot} title="No agents yet" action={createButton}>
              An agent talks to the visitors of your site. Choose its purpose: it comes with a ready-made flow
              that you can try right away.
            </EmptyState>
          }
        />
      </Section>
      <ArchivedSwitch
        what="agents"
        archived={archived}
        onChange={(yes) => navigate({ search: (now) => ({ ...now, archived: yes }) })}
      />
      <LazyDialog opened={isCreating}>
        <CreateAgent opened={isCreating} onClose={() => openForm(false)} />
      </LazyDialog>
    </Page>
  )
}
