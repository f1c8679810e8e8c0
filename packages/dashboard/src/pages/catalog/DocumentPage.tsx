import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { EditDocument } from './documents/EditDocument.tsx'
import { ObjectPage } from './ObjectPage.tsx'

const route = getRouteApi('/o/$org/catalog/documents/$id')

export function DocumentPage() {
  const { org, id } = route.useParams()
  const { deliverableTemplates } = useFoyer()
  const query = useQuery({
    queryKey: ['deliverable_templates', id],
    queryFn: ({ signal }) => deliverableTemplates.get(id, { signal }),
  })
  return (
    <ObjectPage
      what="Document"
      crumb={{ label: 'Documents', link: { to: '/o/$org/catalog/documents', params: { org } } }}
      query={query}
      nameOf={({ name }) => name}
      resource={deliverableTemplates}
      touches={['deliverable_templates']}
    >
      {(template) => <EditDocument key={String(template.archived)} template={template} />}
    </ObjectPage>
  )
}
