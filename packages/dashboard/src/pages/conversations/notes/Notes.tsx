import { Stack, Text } from '@mantine/core'
import { rowsOf, useList } from '../../../api/list.ts'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { LoadMore } from '../../../parts/LoadMore.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'
import classes from './Notes.module.css'

/** What the team writes about a conversation for itself. */
export function Notes({ conversationId }: { conversationId: number }) {
  const foyer = useFoyer()
  const canWrite = useDisabledReason('write') === null
  const query = useList(['notes', conversationId], (cursor, options) =>
    foyer.conversations.notes.list(conversationId, cursor, options),
  )
  const notes = rowsOf(query)
  return (
    <Section title="Notes" description="Only your team sees these.">
      <Stack gap="md">
        {canWrite && <NewNote conversationId={conversationId} />}
        {query.isPending && <TextSkeleton lines={2} label="the notes" />}
        {query.isError && (
          <ErrorNotice
            error={query.error}
            title="The notes could not be loaded"
            onRetry={() => query.refetch()}
          />
        )}
        {query.isSuccess && notes.length === 0 && !canWrite && (
          <Text size="sm" c="dimmed">
            No notes yet.
          </Text>
        )}
        {notes.length > 0 && (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
        )}
        <LoadMore query={query} />
      </Stack>
    </Section>
  )
}
