import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'

/** The body is the event as it was recorded: it is the same in every attempt. */
export function RequestSection({ eventId }: { eventId: number }) {
  const foyer = useFoyer()
  const event = useQuery({
    queryKey: ['events', eventId],
    queryFn: ({ signal }) => foyer.events.get(eventId, { signal }),
  })
  return (
    <Section
      title="Request"
      description={`The request body. It is sent with the header webhook-id: evt_${eventId}.`}
    >
      {event.isPending && <TextSkeleton lines={8} label="the request" />}
      {event.isError && <ErrorNotice error={event.error} onRetry={() => event.refetch()} />}
      {event.data && <CodeBlock code={JSON.stringify(event.data, null, 2)} what="the request" />}
    </Section>
  )
}
