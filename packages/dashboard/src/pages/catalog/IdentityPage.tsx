import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ArchiveButtons } from './ArchiveButtons.tsx'
import { EditIdentity } from './identities/EditIdentity.tsx'

const route = getRouteApi('/o/$org/catalog/identities/$id')

export function IdentityPage() {
  const { org, id } = route.useParams()
  const { identities } = useFoyer()
  const crumb = { label: 'Identities', link: { to: '/o/$org/catalog/identities', params: { org } } as const }
  const {
    data: identity,
    error,
    refetch,
  } = useQuery({
    queryKey: ['identities', id],
    queryFn: ({ signal }) => identities.get(id, { signal }),
  })
  if (!identity) return <LoadingPage what="Identity" crumb={crumb} error={error} onRetry={refetch} />
  const { display_name, archived } = identity
  return (
    <Page
      title={display_name}
      badge={archived && <StatusBadge status="archived" />}
      crumbs={[crumb]}
      width="wide"
      actions={
        <ArchiveButtons
          name={display_name}
          archived={archived}
          archive={() => identities.archive(id)}
          restore={() => identities.restore(id)}
          touches={['identities', 'agents']}
        />
      }
    >
      <EditIdentity key={String(archived)} identity={identity} />
    </Page>
  )
}
