import type { AuditLogEntry } from '@foyer/sdk'
import { Button, Drawer, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { KeyValue } from '../../../parts/KeyValue.tsx'
import { labelOf, statuses } from '../../../parts/statuses.ts'
import { Time } from '../../../parts/Time.tsx'
import { changesOf } from './changes.ts'
import classes from './EntryDrawer.module.css'
import { actorName, deedOf } from './entry_words.ts'

interface EntryDrawerProps {
  entry: AuditLogEntry | undefined
  onClose: () => void
  /** Shows what else this person or key did. */
  onActor: (who: string) => void
}

export function EntryDrawer({ entry, onClose, onActor }: EntryDrawerProps) {
  return (
    <Drawer opened={entry !== undefined} onClose={onClose} title="Audit log entry" position="right" size="lg">
      {entry && <EntryDetails entry={entry} onActor={onActor} />}
    </Drawer>
  )
}

function EntryDetails({ entry, onActor }: { entry: AuditLogEntry; onActor: EntryDrawerProps['onActor'] }) {
  const { actor, operation, before, after, request_id, created_at } = entry
  const { type, id, role } = actor
  const changes = changesOf(before, after)
  return (
    <Stack gap="lg">
      <Title order={3} style={{ overflowWrap: 'anywhere' }}>
        {actorName(entry)} {deedOf(entry)}
      </Title>
      <KeyValue
        items={[
          ['When', <Time key="when" value={created_at} exact />],
          ['Role', role && role in statuses ? labelOf(role as keyof typeof statuses) : role],
          ['Operation', operation],
          ['Request', request_id],
        ]}
      />
      <div>
        <Title order={4} mb="xs">
          {before === null ? 'What was added' : 'What changed'}
        </Title>
        {changes.length > 0 ? (
          <dl className={classes.changes}>
            {changes.map((change) => (
              <div key={change.label}>
                <dt>{change.label}</dt>
                <dd>
                  {change.before !== undefined && (
                    <del>
                      <VisuallyHidden>Before: </VisuallyHidden>
                      {change.before}
                    </del>
                  )}
                  {change.after !== undefined ? (
                    <ins>
                      <VisuallyHidden>After: </VisuallyHidden>
                      {change.after}
                    </ins>
                  ) : (
                    <Text size="sm" c="dimmed">
                      Removed
                    </Text>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <Text size="sm" c="dimmed">
            Its settings are the same as before. What visitors say is never in the audit log.
          </Text>
        )}
      </div>
      {id !== undefined && (type === 'person' || type === 'api_key') && (
        <div>
          <Button variant="default" onClick={() => onActor(`${type}-${id}`)}>
            Show everything by {actorName(entry)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
