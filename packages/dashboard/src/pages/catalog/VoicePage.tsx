import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { ObjectPage } from './ObjectPage.tsx'
import { EditVoice } from './voices/EditVoice.tsx'

const route = getRouteApi('/o/$org/catalog/voices/$id')

export function VoicePage() {
  const { org, id } = route.useParams()
  const { voiceProfiles } = useFoyer()
  const query = useQuery({
    queryKey: ['voice_profiles', id],
    queryFn: ({ signal }) => voiceProfiles.get(id, { signal }),
  })
  return (
    <ObjectPage
      what="Voice"
      crumb={{ label: 'Voices', link: { to: '/o/$org/catalog/voices', params: { org } } }}
      query={query}
      nameOf={({ name }) => name}
      resource={voiceProfiles}
      touches={['voice_profiles', 'agents']}
    >
      {(voice) => <EditVoice key={String(voice.archived)} voice={voice} />}
    </ObjectPage>
  )
}
