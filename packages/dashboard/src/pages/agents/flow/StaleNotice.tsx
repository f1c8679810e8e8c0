import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { useFlowEditor } from './flow_editor.ts'
import { actorName } from './versions/actor_name.ts'
import { ChangeList } from './versions/ChangeList.tsx'

interface StaleNoticeProps {
  /** The version that the form was opened on. */
  since: number
  onRebase: () => void
  onDiscard: () => void
}

/** Somebody else was faster: who it was, what they changed, and what can be done with one's own changes. */
export function StaleNotice({ since, onRebase, onDiscard }: StaleNoticeProps) {
  const foyer = useFoyer()
  const { agent, flow } = useFlowEditor()
  const { slug } = agent
  const newest = useQuery({
    queryKey: ['flow', slug, 'versions', 'newest', flow.version],
    queryFn: ({ signal }) => foyer.flow.versions.list(slug, { limit: 1 }, { signal }),
  })
  const diff = useQuery({
    queryKey: ['flow', slug, 'diff', since, flow.version],
    queryFn: ({ signal }) => foyer.flow.versions.diff(slug, since, { against: flow.version }, { signal }),
  })
  const [version] = newest.data?.data ?? []
  const who = version ? actorName(version.actor) : 'Someone else'
  return (
    <Notice tone="warn" title={`${who} saved this flow while you were editing`}>
      <Stack gap="xs">
        <span>Your changes are still here and not saved. This is what changed in the meantime:</span>
        {diff.data && <ChangeList changes={diff.data.changes} flow={flow} />}
        <Group gap="sm">
          <Button size="xs" onClick={onRebase}>
            Keep my changes
          </Button>
          <Anchor component="button" type="button" size="sm" onClick={onDiscard}>
            Discard my changes
          </Anchor>
        </Group>
      </Stack>
    </Notice>
  )
}
