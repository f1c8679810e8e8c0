import type { Organization } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** Pausing takes nothing away, so it asks nothing first. */
export function PauseSection({ organization: { paused } }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const toggle = useMutation({
    mutationFn: () => (paused ? foyer.organization.resume() : foyer.organization.pause()),
    onSuccess: (saved) => client.setQueryData(['organization'], saved),
  })
  return (
    <Section title={paused ? 'Paused' : 'Pause'}>
      <Text mb="md">
        {paused
          ? 'Agents do not answer, nothing is read or checked. Looking and editing work as always.'
          : 'While paused, agents do not answer and nothing is read or checked. Looking and editing work as always.'}
      </Text>
      <FormError error={toggle.error} />
      <WriteButton
        variant={paused ? 'filled' : 'default'}
        onClick={() => toggle.mutate()}
        loading={toggle.isPending}
      >
        {paused ? 'Resume the organization' : 'Pause the organization'}
      </WriteButton>
    </Section>
  )
}
