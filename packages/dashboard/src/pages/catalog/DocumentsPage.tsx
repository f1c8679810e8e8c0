import { getRouteApi } from '@tanstack/react-router'
import { FileText, Plus } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { catalogFilters } from '../../filters.ts'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { CardList } from './CardList.tsx'
import { CatalogPage } from './CatalogPage.tsx'
import { DocumentCard } from './documents/DocumentCard.tsx'
import { firstBody } from './documents/sections.ts'
import { NameDialog } from './forms/NameDialog.tsx'

const route = getRouteApi('/o/$org/catalog/documents')

/** What visitors get at the end of a conversation. */
export function DocumentsPage() {
  const { org } = route.useParams()
  const { archived, create } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: { archived?: string | undefined; create?: string | undefined }) =>
    navigate({ search: (before) => catalogFilters({ ...before, ...changed }), replace: true })
  const { deliverableTemplates } = useFoyer()
  const mayWrite = useDisabledReason('write') === null
  const templates = useList(['deliverable_templates', 'list', { archived }], (cursor, options) =>
    deliverableTemplates.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const add = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ create: 'yes' })}>
      Add document
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Documents"
      description="What agents send at the end of a conversation, as a web page and a PDF."
      actions={add}
    >
      <CardList
        label="Documents"
        query={templates}
        card={(template) => <DocumentCard key={template.id} template={template} />}
        empty={
          <EmptyState icon={FileText} title="No documents yet" action={add}>
            Agents send a standard summary. Add a document to decide what it says.
          </EmptyState>
        }
      />
      <ArchivedSwitch what="documents" archived={archived} onChange={(yes) => change({ archived: yes })} />
      {mayWrite && create === 'yes' && (
        <NameDialog
          title="Add document"
          label="Title"
          description="Shown to visitors."
          placeholder="Your summary"
          field="name"
          action="Add document"
          create={(name, options) => deliverableTemplates.create({ name, body: firstBody }, options)}
          touches={['deliverable_templates']}
          onCreated={({ id }) => navigate({ to: '/o/$org/catalog/documents/$id', params: { org, id } })}
          onClose={() => change({ create: undefined })}
        />
      )}
    </CatalogPage>
  )
}
