import type { WebhookDelivery, WebhookEndpoint } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFormMutation } from '../../../api/use_form_mutation.ts'
import { notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

export function Redeliver({ delivery, endpoint }: { delivery: WebhookDelivery; endpoint: WebhookEndpoint }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const redeliver = useFormMutation({
    send: (id: number, options) => foyer.webhookDeliveries.redeliver(id, options),
    onDone: async (queued) => {
      client.setQueryData(['webhook_deliveries', 'one', queued.id], queued)
      notifyDone(endpoint.enabled ? 'It is sent again now.' : 'It is sent when the endpoint is enabled.')
      await client.invalidateQueries({ queryKey: ['webhook_deliveries'] })
    },
    onFailed: notifyFailed,
  })
  if (endpoint.archived) return null
  return (
    <WriteButton
      leftSection={<RotateCw size={16} aria-hidden />}
      loading={redeliver.isPending}
      onClick={() => redeliver.submit(delivery.id)}
    >
      Redeliver
    </WriteButton>
  )
}
