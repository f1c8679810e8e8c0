import type { KnowledgeGap } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { capitalized } from '../../../parts/capitalized.ts'
import type { Column } from '../../../parts/DataTable.tsx'
import { times } from '../../../parts/pluralize.ts'
import { Time } from '../../../parts/Time.tsx'
import { Dot } from '../Dot.tsx'
import { TwoLines } from '../TwoLines.tsx'
import { GapBadge } from './GapBadge.tsx'
import { verdictOf } from './verdict.ts'

export const gapColumns = (nameOf: (slug: string) => string): Column<KnowledgeGap>[] => [
  {
    header: 'Question',
    cell: ({ question, last_check }) => (
      <TwoLines below={last_check?.answer && <Reply text={last_check.answer} />}>{question}</TwoLines>
    ),
  },
  { header: 'Agent', width: '9.5rem', cell: ({ agent }) => nameOf(agent) },
  {
    header: 'Asked',
    width: '8rem',
    cell: ({ occurrences, last_asked_at }) => (
      <TwoLines below={last_asked_at && <Time value={last_asked_at} />}>
        {capitalized(times(occurrences))}
      </TwoLines>
    ),
  },
  {
    header: 'Last check',
    width: '13rem',
    cell: ({ last_check }) => {
      const { tone, short } = verdictOf(last_check)
      return (
        <TwoLines below={last_check && <Time value={last_check.checked_at} />}>
          <Dot tone={tone}>{short}</Dot>
        </TwoLines>
      )
    },
  },
  { header: 'Status', width: '8rem', cell: (gap) => <GapBadge gap={gap} /> },
]

/** What a visitor would be told now. */
function Reply({ text }: { text: string }) {
  return (
    <Text inherit lineClamp={2} title={text}>
      Would reply: “{text}”
    </Text>
  )
}
