import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ArchiveButtons } from './ArchiveButtons.tsx'
import { EditService } from './services/EditService.tsx'
import { ServiceAside } from './services/ServiceAside.tsx'

const route = getRouteApi('/o/$org/catalog/services/$id')

export function ServicePage() {
  const { org, id } = route.useParams()
  const { services } = useFoyer()
  const crumb = { label: 'Services', link: { to: '/o/$org/catalog', params: { org } } as const }
  const {
    data: service,
    error,
    refetch,
  } = useQuery({
    queryKey: ['services', id],
    queryFn: ({ signal }) => services.get(id, { signal }),
  })
  if (!service) return <LoadingPage what="Service" crumb={crumb} error={error} onRetry={refetch} />
  const { name, archived, reviewed } = service
  return (
    <Page
      title={name}
      badge={archived ? <StatusBadge status="archived" /> : !reviewed && <StatusBadge status="unreviewed" />}
      crumbs={[crumb]}
      width="wide"
      actions={
        <ArchiveButtons
          name={name}
          archived={archived}
          archive={() => services.archive(id)}
          restore={() => services.restore(id)}
          touches={['services']}
        />
      }
    >
      <SideBySide
        main={<EditService key={String(archived)} service={service} />}
        aside={<ServiceAside service={service} />}
        asideLabel="About this service"
      />
    </Page>
  )
}
