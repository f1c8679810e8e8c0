import type { WebhookEndpoint } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { NewSecret } from './NewSecret.tsx'
import { useEndpointWrite } from './use_endpoint_write.ts'

export function RotateSecret({ endpoint: { id } }: { endpoint: WebhookEndpoint }) {
  const foyer = useFoyer()
  const [secret, setSecret] = useState<string>()
  const rotate = useEndpointWrite(
    () => foyer.webhookEndpoints.rotateSecret(id),
    (made) => setSecret(made.secret),
  )
  return (
    <>
      <ConfirmButton
        size="xs"
        title="Rotate the signing secret?"
        consequences="You get a new secret, shown once. For 24 hours, requests are signed with both, so that you can update your server without losing an event. After that, the old one no longer works."
        confirm="Rotate secret"
        onConfirm={() => rotate.mutateAsync()}
      >
        Rotate secret
      </ConfirmButton>
      <Modal
        opened={secret !== undefined}
        onClose={() => setSecret(undefined)}
        title="The new signing secret"
        size="lg"
        closeOnClickOutside={false}
      >
        <NewSecret secret={secret ?? ''} isRotated onClose={() => setSecret(undefined)} />
      </Modal>
    </>
  )
}
