import { Group, Text } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './Readiness.module.css'
import { ReadinessBadge } from './ReadinessBadge.tsx'
import { ReadinessRow } from './ReadinessRow.tsx'
import { readinessSentence } from './readiness_sentence.ts'
import { useReadiness } from './use_readiness.ts'

const levels = [
  { level: 'required', title: 'Required', description: 'Without these, visitors get no answers.' },
  { level: 'recommended', title: 'Recommended', description: 'Do these to improve your agent’s answers.' },
] as const

/** Everything that is left to do, what is required first. */
export function ReadinessReport({ slug }: { slug: string }) {
  const { data, error, refetch } = useReadiness(slug)
  if (!data)
    return (
      <Section title="Readiness">
        {error ? (
          <ErrorNotice error={error} onRetry={() => refetch()} />
        ) : (
          <TextSkeleton label="readiness" lines={6} />
        )}
      </Section>
    )
  return (
    <>
      <Group gap="sm">
        <ReadinessBadge ready={data.ready} />
        {data.items.length === 0 ? (
          <Text size="sm" className={classes.calm ?? ''}>
            <CircleCheck size={18} aria-hidden /> {readinessSentence(data)}
          </Text>
        ) : (
          <Text size="sm">{readinessSentence(data)}</Text>
        )}
      </Group>
      {levels.map(({ level, title, description }) => {
        const items = data.items.filter((item) => item.level === level)
        if (items.length === 0) return null
        return (
          <Section key={level} title={title} description={description} flush>
            <ul className={classes.rows}>
              {items.map((item) => (
                <ReadinessRow key={`${item.key} ${item.message}`} item={item} slug={slug} />
              ))}
            </ul>
          </Section>
        )
      })}
    </>
  )
}
