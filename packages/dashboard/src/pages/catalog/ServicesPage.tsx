import { Button, Group } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Tags } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useFoyer } from '../../api/organization.tsx'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { CardList } from './CardList.tsx'
import { CatalogPage } from './CatalogPage.tsx'
import { ServiceCard } from './services/ServiceCard.tsx'

const route = getRouteApi('/o/$org/catalog')

/** What the organization offers, with prices. */
export function ServicesPage() {
  const { org } = route.useParams()
  const { archived } = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const services = useList(['services', 'list', { archived }], (cursor, options) =>
    foyer.services.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const create = (
    <WriteButton
      leftSection={<Plus size={16} aria-hidden />}
      onClick={() => navigate({ to: '/o/$org/catalog/services/new' })}
    >
      Add service
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Services"
      description="What you offer and what it costs. Agents use this to answer questions about prices."
      actions={create}
    >
      <CardList
        label="Services"
        query={services}
        card={(service) => <ServiceCard key={service.id} service={service} />}
        empty={
          <EmptyState
            icon={Tags}
            title="No services yet"
            action={
              <Group justify="center" gap="xs">
                {create}
                <Button
                  variant="default"
                  renderRoot={(props) => <Link {...props} to="/o/$org/catalog/proposals" params={{ org }} />}
                >
                  See proposals
                </Button>
              </Group>
            }
          >
            Add what you offer, or let Foyer propose services from your sources.
          </EmptyState>
        }
      />
      <ArchivedSwitch
        what="services"
        archived={archived}
        onChange={(yes) => navigate({ search: { archived: yes }, replace: true })}
      />
    </CatalogPage>
  )
}
