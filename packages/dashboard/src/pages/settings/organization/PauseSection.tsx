import type { Organization } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** Pausing loses nothing, but every visitor notices: it asks first. Resuming does not. */
export function PauseSection({ organization: { name, paused } }: { organization: Organization }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const keep = (saved: Organization) => client.setQueryData(['organization'], saved)
  const resume = useMutation({ mutationFn: () => foyer.organization.resume(), onSuccess: keep })
  return (
    <Section title={paused ? 'Paused' : 'Pause'}>
      <Text mb="md">
        {paused
          ? 'Agents do not answer visitors, and sources are not synced. You can still see and edit everything.'
          : 'While the organization is paused, agents do not answer visitors and sources are not synced. You can still see and edit everything.'}
      </Text>
      <FormError error={resume.error} />
      {paused ? (
        <WriteButton onClick={() => resume.mutate()} loading={resume.isPending}>
          Resume organization
        </WriteButton>
      ) : (
        <ConfirmButton
          title={`Pause ${name}?`}
          consequences="Every agent stops answering immediately, on all your sites. Visitors are told that the chat is not available. Nothing is lost, and you can resume at any time."
          confirm="Pause"
          onConfirm={async () => keep(await foyer.organization.pause())}
        >
          Pause organization
        </ConfirmButton>
      )}
    </Section>
  )
}
