import type { WebhookEndpoint } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Changes an endpoint; its page and the list show it at once. */
export function useEndpointWrite<Values = void>(
  write: (values: Values) => Promise<WebhookEndpoint>,
  onDone?: (saved: WebhookEndpoint) => void,
  onFailed?: (error: unknown) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async ({ secret, ...saved }) => {
      // The secret is for the dialog alone, which gets it below.
      client.setQueryData(['webhook_endpoints', saved.id], saved)
      onDone?.(secret === undefined ? saved : { ...saved, secret })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['webhook_endpoints'] }),
        client.invalidateQueries({ queryKey: ['webhook_deliveries'] }),
      ])
    },
    ...(onFailed && { onError: onFailed }),
  })
}
