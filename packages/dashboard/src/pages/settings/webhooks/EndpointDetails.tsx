import type { WebhookEndpoint } from '@foyer/sdk'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { RotateSecret } from './RotateSecret.tsx'

export function EndpointDetails({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { url, description, events, archived, created_at, previous_secret_until: until } = endpoint
  const isOldValid = until !== undefined && new Date(until) > new Date()
  return (
    <Section title="Endpoint" actions={!archived && <RotateSecret endpoint={endpoint} />}>
      <KeyValue
        items={[
          ['URL', url],
          ['Description', description],
          ['Events', events === null ? 'All events' : events.join(', ')],
          ['Added', <Time key="added" value={created_at} exact />],
          [
            'Old secret',
            isOldValid && (
              <>
                Also used for signing until <Time value={until} exact />
              </>
            ),
          ],
        ].map(([label, value]) => [String(label), value || undefined])}
      />
    </Section>
  )
}
