import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { EditIdentity } from './identities/EditIdentity.tsx'
import { ObjectPage } from './ObjectPage.tsx'

const route = getRouteApi('/o/$org/catalog/identities/$id')

export function IdentityPage() {
  const { org, id } = route.useParams()
  const { identities } = useFoyer()
  const query = useQuery({
    queryKey: ['identities', id],
    queryFn: ({ signal }) => identities.get(id, { signal }),
  })
  return (
    <ObjectPage
      what="Identity"
      crumb={{ label: 'Identities', link: { to: '/o/$org/catalog/identities', params: { org } } }}
      query={query}
      nameOf={({ display_name }) => display_name}
      resource={identities}
      touches={['identities', 'agents']}
    >
      {(identity) => <EditIdentity key={String(identity.archived)} identity={identity} />}
    </ObjectPage>
  )
}
