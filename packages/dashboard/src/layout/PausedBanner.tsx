import { Text } from '@mantine/core'
import { useOrganization } from '../api/current_organization.ts'
import { useFoyer } from '../api/organization.tsx'
import { useWrite } from '../api/use_write.ts'
import { notifyDone } from '../parts/notify.tsx'
import { WriteButton } from '../parts/WriteButton.tsx'
import { Banner } from './Banner.tsx'

/** Above every page while the organization is paused: nobody wonders why no agent answers. */
export function PausedBanner() {
  const foyer = useFoyer()
  const { data: organization } = useOrganization()
  const resume = useWrite({
    write: () => foyer.organization.resume(),
    touches: ['organization'],
    onDone: () => notifyDone('Agents are answering again.'),
  })
  if (!organization?.paused) return null
  return (
    <Banner title={`${organization.name} is paused.`}>
      <Text>Agents do not answer visitors, and sources are not synced.</Text>
      <WriteButton size="xs" mt="xs" onClick={() => resume.send()} loading={resume.isPending}>
        Resume
      </WriteButton>
    </Banner>
  )
}
