import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import rows from '../../../parts/Rows.module.css'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { keptFor, operatorRows } from './retention_words.ts'

/** What else is deleted, and when. Whoever runs the installation decides that. */
export function OtherRetention() {
  const foyer = useFoyer()
  const retention = useQuery({
    queryKey: ['organization', 'retention'],
    queryFn: ({ signal }) => foyer.organization.retention.get({ signal }),
  })
  return (
    <Section
      flush
      title="Everything else"
      description="Your server administrator sets these periods. Agents, knowledge, catalog items and members are kept until you remove them."
    >
      {retention.data ? (
        <ul className={rows.rows}>
          {operatorRows(retention.data).map(([what, days]) => (
            <li key={what} className={rows.row}>
              <span className={rows.words}>{what}</span>
              <span>{keptFor(days)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Box p="lg">
          {retention.isError ? (
            <ErrorNotice error={retention.error} onRetry={() => retention.refetch()} />
          ) : (
            <TextSkeleton lines={5} label="how long things are kept" />
          )}
        </Box>
      )}
    </Section>
  )
}
