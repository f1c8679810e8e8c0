import type { CreateWebhookEndpointBody, WebhookEndpoint } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { EndpointForm } from './EndpointForm.tsx'
import { NewSecret } from './NewSecret.tsx'

/** First the form, then the secret, in one dialog: it is shown once. Then the endpoint's page. */
export function AddEndpoint({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const navigate = useNavigate()
  const [made, setMade] = useState<WebhookEndpoint>()
  const { send, error, isPending, reset } = useWrite({
    write: (body: CreateWebhookEndpointBody, options) => foyer.webhookEndpoints.create(body, options),
    touches: ['webhook_endpoints'],
    onAnswer: setMade,
    toldOnPage: true,
  })
  const open = ({ id }: WebhookEndpoint) =>
    navigate({ to: '/o/$org/settings/webhooks/$id', params: { org, id } })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={made ? () => open(made) : close}
      title={made ? 'The endpoint is ready' : 'Add endpoint'}
      size="lg"
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewSecret secret={made.secret ?? ''} onClose={() => open(made)} />
      ) : (
        <EndpointForm error={error} isSending={isPending} onSubmit={send} onCancel={close} />
      )}
    </Modal>
  )
}
