import type { CreateWebhookEndpointBody, WebhookEndpoint } from '@foyer/sdk'

export interface EndpointValues {
  url: string
  description: string
  /** Null for all of them. */
  events: string[] | null
}

export const endpointValues = (endpoint: WebhookEndpoint | undefined): EndpointValues => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  events: endpoint?.events ?? null,
})

export const endpointBody = ({ url, description, events }: EndpointValues): CreateWebhookEndpointBody => ({
  url: url.trim(),
  description: description.trim() || null,
  events,
})
