import type { IngestionRun, KnowledgeSource } from '@foyer/sdk'
import { Stack, Text } from '@mantine/core'
import { pluralize } from '../../../parts/pluralize.ts'
import { ChangeGroup } from './ChangeGroup.tsx'
import { Conflicts } from './Conflicts.tsx'
import { Failure } from './Failure.tsx'
import { Problems } from './Problems.tsx'
import { changesByKind } from './plan.ts'

interface RunOutcomeProps {
  run: IngestionRun
  kind: KnowledgeSource['kind']
}

/** What a run found, and what it changes or has changed. Only websites have pages to count. */
export function RunOutcome({ run, kind }: RunOutcomeProps) {
  const { documents, facts, changes = [], conflicts = [], problems = [], notes = [], error } = run
  return (
    <Stack gap="lg">
      {error && <Failure error={error} />}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
      {changesByKind(changes).map((group) => (
        <ChangeGroup key={group.change} {...group} />
      ))}
      <Conflicts conflicts={conflicts} />
      <Problems problems={problems} />
      {facts && (
        <Text size="sm" c="dimmed">
          {[
            `Unchanged: ${pluralize(facts.kept, 'fact')}`,
            kind === 'site' && documents && documentWords(documents),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  )
}

function documentWords({ read, unchanged, failed, gone }: NonNullable<IngestionRun['documents']>): string {
  const counts = { read, unchanged, 'could not be read': failed, 'no longer found': gone }
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${pluralize(count, 'page')} ${what}`)
    .join(', ')
}
