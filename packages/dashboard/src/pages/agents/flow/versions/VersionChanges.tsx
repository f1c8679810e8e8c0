import type { Agent } from '@foyer/sdk'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../../../api/organization.tsx'
import { ErrorNotice } from '../../../../parts/ErrorNotice.tsx'
import { Section } from '../../../../parts/Section.tsx'
import { TextSkeleton } from '../../../../parts/TextSkeleton.tsx'
import { ChangeList } from './ChangeList.tsx'
import { RevertButton } from './RevertButton.tsx'

const route = getRouteApi('/o/$org/agents/$slug/flow/versions')

interface VersionChangesProps {
  agent: Agent
  version: number
  newest: number
  /** What this version changed, or what has changed since it. */
  against: 'previous' | 'current'
}

export function VersionChanges({ agent, version, newest, against }: VersionChangesProps) {
  const foyer = useFoyer()
  const navigate = route.useNavigate()
  const isNewest = version === newest
  const sinceThen = against === 'current' && !isNewest
  const [from, to] = sinceThen ? [version, newest] : [version - 1, version]
  const diff = useQuery({
    queryKey: ['flow', agent.slug, 'diff', from, to],
    queryFn: ({ signal }) => foyer.flow.versions.diff(agent.slug, from, { against: to }, { signal }),
    enabled: from >= 1,
    staleTime: Infinity,
  })
  const whole = useQuery({
    queryKey: ['flow', agent.slug, 'versions', to],
    queryFn: ({ signal }) => foyer.flow.versions.get(agent.slug, to, { signal }),
    staleTime: Infinity,
  })
  const error = diff.error ?? whole.error
  return (
    <Section
      title={`Version ${version}`}
      description={sinceThen ? 'What has changed since this version' : 'What this version changed'}
      actions={
        !isNewest && !agent.archived && <RevertButton agent={agent} version={version} newest={newest} />
      }
    >
      <Stack>
        {!isNewest && version > 1 && (
          <SegmentedControl
            aria-label="Compare with"
            data={[
              { value: 'previous', label: 'What it changed' },
              { value: 'current', label: 'Changes since' },
            ]}
            value={against}
            onChange={(value) =>
              navigate({
                search: { version: String(version), compare: value === 'current' ? 'current' : undefined },
                replace: true,
                resetScroll: false,
              })
            }
            w="fit-content"
          />
        )}
        {error && <ErrorNotice error={error} title="The changes could not be loaded" />}
        {from < 1 && <Text c="dimmed">The flow that the agent started with.</Text>}
        {from >= 1 && !error && !(diff.data && whole.data) && <TextSkeleton lines={4} label="the changes" />}
        {diff.data && whole.data?.flow && <ChangeList changes={diff.data.changes} flow={whole.data.flow} />}
      </Stack>
    </Section>
  )
}
