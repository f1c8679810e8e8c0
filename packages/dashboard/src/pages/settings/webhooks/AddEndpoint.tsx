import type { CreateWebhookEndpointBody, WebhookEndpoint } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { EndpointForm } from './EndpointForm.tsx'
import { NewSecret } from './NewSecret.tsx'

/** First the form, then the secret, in one dialog: it is shown once. Then the endpoint's page. */
export function AddEndpoint({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [made, setMade] = useState<WebhookEndpoint>()
  const { submit, error, isPending, reset } = useFormMutation({
    send: (body: CreateWebhookEndpointBody, options) => foyer.webhookEndpoints.create(body, options),
    onDone: (endpoint) => {
      client.invalidateQueries({ queryKey: ['webhook_endpoints'] })
      setMade(endpoint)
    },
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
      title={made ? 'The endpoint is ready' : 'Add an endpoint'}
      size="lg"
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewSecret secret={made.secret ?? ''} onClose={() => open(made)} />
      ) : (
        <EndpointForm error={error} isSending={isPending} onSubmit={submit} onCancel={close} />
      )}
    </Modal>
  )
}
