import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ArchiveButtons } from './ArchiveButtons.tsx'
import { EditDocument } from './documents/EditDocument.tsx'

const route = getRouteApi('/o/$org/catalog/documents/$id')

export function DocumentPage() {
  const { org, id } = route.useParams()
  const { deliverableTemplates } = useFoyer()
  const crumb = { label: 'Documents', link: { to: '/o/$org/catalog/documents', params: { org } } as const }
  const {
    data: template,
    error,
    refetch,
  } = useQuery({
    queryKey: ['deliverable_templates', id],
    queryFn: ({ signal }) => deliverableTemplates.get(id, { signal }),
  })
  if (!template) return <LoadingPage what="Document" crumb={crumb} error={error} onRetry={refetch} />
  const { name, archived } = template
  return (
    <Page
      title={name}
      badge={archived && <StatusBadge status="archived" />}
      crumbs={[crumb]}
      width="wide"
      actions={
        <ArchiveButtons
          name={name}
          archived={archived}
          archive={() => deliverableTemplates.archive(id)}
          restore={() => deliverableTemplates.restore(id)}
          touches={['deliverable_templates']}
        />
      }
    >
      <EditDocument key={String(archived)} template={template} />
    </Page>
  )
}
