import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ObjectPage } from './ObjectPage.tsx'
import { EditService } from './services/EditService.tsx'
import { ServiceAside } from './services/ServiceAside.tsx'

const route = getRouteApi('/o/$org/catalog/services/$id')

export function ServicePage() {
  const { org, id } = route.useParams()
  const { services } = useFoyer()
  const query = useQuery({
    queryKey: ['services', id],
    queryFn: ({ signal }) => services.get(id, { signal }),
  })
  return (
    <ObjectPage
      what="Service"
      crumb={{ label: 'Services', link: { to: '/o/$org/catalog', params: { org } } }}
      query={query}
      nameOf={({ name }) => name}
      resource={services}
      touches={['services']}
      badge={({ reviewed }) => !reviewed && <StatusBadge status="unreviewed" />}
    >
      {(service) => (
        <SideBySide
          main={<EditService key={String(service.archived)} service={service} />}
          aside={<ServiceAside service={service} />}
          asideLabel="About this service"
        />
      )}
    </ObjectPage>
  )
}
