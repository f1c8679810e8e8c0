import type { CreateWebhookEndpointBody, WebhookEndpoint } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { EndpointForm } from './EndpointForm.tsx'
import { useEndpointWrite } from './use_endpoint_write.ts'

interface EditEndpointProps {
  endpoint: WebhookEndpoint
  opened: boolean
  onClose: () => void
}

export function EditEndpoint({ endpoint, opened, onClose }: EditEndpointProps) {
  const foyer = useFoyer()
  const { mutate, error, isPending, reset } = useEndpointWrite(
    (body: CreateWebhookEndpointBody) => foyer.webhookEndpoints.update(endpoint.id, body),
    () => {
      notifyDone('Saved.')
      onClose()
    },
  )
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Edit endpoint" size="lg">
      <EndpointForm
        endpoint={endpoint}
        error={error}
        isSending={isPending}
        onSubmit={mutate}
        onCancel={close}
      />
    </Modal>
  )
}
