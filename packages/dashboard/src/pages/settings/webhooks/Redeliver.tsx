import type { WebhookDelivery, WebhookEndpoint } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

export function Redeliver({ delivery, endpoint }: { delivery: WebhookDelivery; endpoint: WebhookEndpoint }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const redeliver = useWrite({
    write: (id: number, options) => foyer.webhookDeliveries.redeliver(id, options),
    touches: ['webhook_deliveries'],
    onAnswer: (queued) => {
      client.setQueryData(['webhook_deliveries', 'one', queued.id], queued)
      notifyDone(
        endpoint.enabled ? 'It is being sent again.' : 'It will be sent when the endpoint is enabled.',
      )
    },
  })
  if (endpoint.archived) return null
  return (
    <WriteButton
      leftSection={<RotateCw size={16} aria-hidden />}
      loading={redeliver.isPending}
      onClick={() => redeliver.send(delivery.id)}
    >
      Redeliver
    </WriteButton>
  )
}
