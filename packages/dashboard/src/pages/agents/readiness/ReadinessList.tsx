import type { Agent } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './ReadinessList.module.css'
import { ReadinessRow } from './ReadinessRow.tsx'

/** What is left to do before the agent is good to talk to, and where to do it. */
export function ReadinessList({ agent: { slug } }: { agent: Agent }) {
  const foyer = useFoyer()
  const { data, error, refetch } = useQuery({
    queryKey: ['agents', { slug }, 'readiness'],
    queryFn: ({ signal }) => foyer.agents.readiness(slug, { signal }),
    // It depends on sources, gaps and the profile, whose events do not reach this query.
    refetchOnMount: 'always',
  })
  return (
    <Section
      title="What it still needs"
      flush={data !== undefined && data.items.length > 0}
      {...(data?.items.length && {
        description: data.ready
          ? 'It is ready to talk. With these, it answers better.'
          : 'It is not ready to talk yet.',
      })}
    >
      {!data && !error && <TextSkeleton label="what it still needs" lines={2} />}
      {!data && error && <ErrorNotice error={error} onRetry={() => refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" className={classes.calm}>
          <CircleCheck size={18} aria-hidden /> Nothing is left to do.
        </Text>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.rows}>
          {data.items.map((item) => (
            <ReadinessRow key={`${item.key} ${item.message}`} item={item} slug={slug} />
          ))}
        </ul>
      )}
    </Section>
  )
}
