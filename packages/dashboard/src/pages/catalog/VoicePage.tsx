import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ArchiveButtons } from './ArchiveButtons.tsx'
import { EditVoice } from './voices/EditVoice.tsx'

const route = getRouteApi('/o/$org/catalog/voices/$id')

export function VoicePage() {
  const { org, id } = route.useParams()
  const { voiceProfiles } = useFoyer()
  const crumb = { label: 'Voices', link: { to: '/o/$org/catalog/voices', params: { org } } as const }
  const {
    data: voice,
    error,
    refetch,
  } = useQuery({
    queryKey: ['voice_profiles', id],
    queryFn: ({ signal }) => voiceProfiles.get(id, { signal }),
  })
  if (!voice) return <LoadingPage what="Voice" crumb={crumb} error={error} onRetry={refetch} />
  const { name, archived } = voice
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
          archive={() => voiceProfiles.archive(id)}
          restore={() => voiceProfiles.restore(id)}
          touches={['voice_profiles', 'agents']}
        />
      }
    >
      <EditVoice key={String(archived)} voice={voice} />
    </Page>
  )
}
