import type { WebhookDelivery } from '@foyer/sdk'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { Section } from '../../../parts/Section.tsx'

/** The beginning of what the receiver said the last time. */
export function ResponseSection({
  delivery: { last_status_code, last_response },
}: {
  delivery: WebhookDelivery
}) {
  if (last_response === undefined) return null
  return (
    <Section
      title="Response"
      description={`The beginning of the last response body (status ${last_status_code}).`}
    >
      <CodeBlock code={last_response} what="the response" />
    </Section>
  )
}
