import { SegmentedControl, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../api/organization.tsx'
import { usagePeriods } from '../../filters.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { AgentCosts } from './usage/AgentCosts.tsx'
import { agentCosts } from './usage/agent_costs.ts'
import { MeasurePicker } from './usage/MeasurePicker.tsx'
import { UsageChart } from './usage/UsageChart.tsx'
import { UsageTable } from './usage/UsageTable.tsx'
import { usagePoints } from './usage/usage_points.ts'

const route = getRouteApi('/o/$org/settings/usage')

const periodOptions = usagePeriods.map((value) => ({
  value,
  label: value === '365' ? '12 months' : `${value} days`,
}))

const dayMs = 86_400_000

/** What the organization used, day by day. */
export function UsagePage() {
  const { days = '30', show = 'conversations' } = route.useSearch()
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const usage = useQuery({
    queryKey: ['organization', 'usage', days],
    queryFn: async ({ signal }) => {
      const first = new Date(Date.now() - (Number(days) - 1) * dayMs)
      const since = first.toISOString().slice(0, 10)
      return (await foyer.organization.usage({ since }, { signal })).data
    },
    placeholderData: (before) => before,
  })
  const by = days === '365' ? 'month' : 'day'
  const points = usagePoints(usage.data ?? [], by)
  const costs = agentCosts(usage.data ?? [])
  return (
    <Page
      title="Usage"
      description="Conversations, messages and calls to language models. Days are in UTC. Tests are not counted as conversations or messages."
      actions={
        <SegmentedControl
          aria-label="Period"
          data={periodOptions}
          value={days}
          onChange={(chosen) =>
            navigate({
              search: (before) => ({ ...before, days: usagePeriods.find((each) => each === chosen) }),
              replace: true,
            })
          }
        />
      }
    >
      {usage.isError && <ErrorNotice error={usage.error} onRetry={() => usage.refetch()} />}
      {usage.isPending && (
        <Section title="Totals">
          <TextSkeleton lines={10} label="the usage" />
        </Section>
      )}
      {usage.data && (
        <>
          <Section title="Totals">
            <Stack gap="lg">
              <MeasurePicker
                points={points}
                value={show}
                onChange={(measure) =>
                  navigate({ search: (before) => ({ ...before, show: measure }), replace: true })
                }
              />
              <UsageChart points={points} measure={show} />
            </Stack>
          </Section>
          <Section flush title={by === 'day' ? 'Day by day' : 'Month by month'}>
            <UsageTable points={points} by={by} measure={show} />
          </Section>
          {costs.length > 0 && (
            <Section flush title="Models by agent">
              <AgentCosts rows={costs} />
            </Section>
          )}
        </>
      )}
    </Page>
  )
}
