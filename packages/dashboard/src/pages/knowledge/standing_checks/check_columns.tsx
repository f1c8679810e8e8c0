import type { StandingCheck } from '@foyer/sdk'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../parts/DataTable.tsx'
import { Time } from '../../../parts/Time.tsx'
import { Dot } from '../Dot.tsx'
import { TwoLines } from '../TwoLines.tsx'
import { resultOf } from './check_result.ts'

export const checkColumns = (nameOf: (slug: string) => string, org: string): Column<StandingCheck>[] => [
  { header: 'Question', cell: ({ question }) => question },
  { header: 'Agent', width: '9.5rem', cell: ({ agent }) => nameOf(agent) },
  {
    header: 'Last check',
    width: '13rem',
    cell: (check) => {
      const { tone, words } = resultOf(check)
      return (
        <TwoLines below={check.last_check && <Time value={check.last_check.checked_at} />}>
          <Dot tone={tone}>{words}</Dot>
        </TwoLines>
      )
    },
  },
  {
    header: 'Gap',
    width: '8rem',
    cell: ({ gap_id: id, question }) =>
      id === null ? (
        'None'
      ) : (
        <Anchor
          size="sm"
          aria-label={`View gap: ${question}`}
          renderRoot={(props) => <Link {...props} to="/o/$org/knowledge/gaps/$id" params={{ org, id }} />}
        >
          View gap
        </Anchor>
      ),
  },
]
