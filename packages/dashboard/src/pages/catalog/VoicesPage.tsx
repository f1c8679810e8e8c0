import { getRouteApi } from '@tanstack/react-router'
import { AudioLines, Plus } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../api/organization.tsx'
import { catalogFilters } from '../../filters.ts'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { CardList } from './CardList.tsx'
import { CatalogPage } from './CatalogPage.tsx'
import { NameDialog } from './forms/NameDialog.tsx'
import { useOwnLanguages } from './use_own_languages.ts'
import { VoiceCard } from './voices/VoiceCard.tsx'

const route = getRouteApi('/o/$org/catalog/voices')

/** How agents sound. */
export function VoicesPage() {
  const { org } = route.useParams()
  const { archived, create } = route.useSearch()
  const navigate = route.useNavigate()
  const change = (changed: { archived?: string | undefined; create?: string | undefined }) =>
    navigate({ search: (before) => catalogFilters({ ...before, ...changed }), replace: true })
  const { voiceProfiles } = useFoyer()
  const languages = useOwnLanguages()
  const mayWrite = useDisabledReason('write') === null
  const voices = useList(['voice_profiles', 'list', { archived }], (cursor, options) =>
    voiceProfiles.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const add = (
    <WriteButton leftSection={<Plus size={16} aria-hidden />} onClick={() => change({ create: 'yes' })}>
      Add voice
    </WriteButton>
  )
  return (
    <CatalogPage
      title="Voices"
      description="How agents sound: how they address visitors, what they never say, how they say goodbye."
      actions={add}
    >
      <CardList
        label="Voices"
        query={voices}
        card={(voice) => <VoiceCard key={voice.id} voice={voice} />}
        empty={
          <EmptyState icon={AudioLines} title="No voices yet" action={add}>
            A voice makes an agent sound like you. As you write it, compare sample replies before and after
            your changes.
          </EmptyState>
        }
      />
      <ArchivedSwitch what="voices" archived={archived} onChange={(yes) => change({ archived: yes })} />
      {mayWrite && create === 'yes' && (
        <NameDialog
          title="Add voice"
          label="Name"
          description="Only visible to your team."
          placeholder="Warm and brief"
          field="name"
          action="Add voice"
          create={(name, options) => voiceProfiles.create({ name, languages }, options)}
          touches={['voice_profiles']}
          onCreated={({ id }) => navigate({ to: '/o/$org/catalog/voices/$id', params: { org, id } })}
          onClose={() => change({ create: undefined })}
        />
      )}
    </CatalogPage>
  )
}
