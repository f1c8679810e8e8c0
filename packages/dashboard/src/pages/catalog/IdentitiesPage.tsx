import { getRouteApi } from '@tanstack/react-router'
import { Plus, UserRound } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { catalogFilters } from '../../filters.ts'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { CardList } from './CardList.tsx'
import { CatalogPage } from './CatalogPage.tsx'
import { NameDialog } from './forms/NameDialog.tsx'
import { IdentityCard } from './identities/IdentityCard.tsx'
import { useOwnLanguages } from './use_own_languages.ts'

const route = getRouteApi('/o/$org/catalog/identities')

/** Who agents appear as. */
export function IdentitiesPage() {
  const { org } = route.useParams()
  const { archived, create } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: { archived?: string | undefined; create?: string | undefined }) =>
    navigate({ search: (before) => catalogFilters({ ...before, ...changed }), replace: true })
  const { identities } = useFoyer()
  const languages = useOwnLanguages()
  const mayWrite = useDisabledReason('write') === null
  const list = useList(['identities', 'list', { archived }], (cursor, options) =>
    identities.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const add = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ create: 'yes' })}>
      Add identity
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Identities"
      description="How agents introduce themselves to visitors: a name, a role, a picture and a greeting."
      actions={add}
    >
      <CardList
        label="Identities"
        query={list}
        card={(identity) => <IdentityCard key={identity.id} identity={identity} />}
        empty={
          <EmptyState icon={UserRound} title="No identities yet" action={add}>
            Without an identity, an agent introduces itself by its own name. Give it a name, a picture and a
            greeting.
          </EmptyState>
        }
      />
      <ArchivedSwitch what="identities" archived={archived} onChange={(yes) => change({ archived: yes })} />
      {mayWrite && create === 'yes' && (
        <NameDialog
          title="Add identity"
          label="Name"
          description="How the agent introduces itself."
          placeholder="Mara"
          field="display_name"
          action="Add identity"
          create={(display_name, options) => identities.create({ display_name, languages }, options)}
          touches={['identities']}
          onCreated={({ id }) => navigate({ to: '/o/$org/catalog/identities/$id', params: { org, id } })}
          onClose={() => change({ create: undefined })}
        />
      )}
    </CatalogPage>
  )
}
