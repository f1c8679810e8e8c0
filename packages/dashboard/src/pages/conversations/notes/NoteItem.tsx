import type { Note } from '@foyer/sdk'
import { ActionIcon, Menu, Text } from '@mantine/core'
import { Archive, Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { Time } from '../../../parts/Time.tsx'
import { EditNote } from './EditNote.tsx'
import classes from './Notes.module.css'
import { useArchiveNote } from './note_writes.ts'

export function NoteItem({ note }: { note: Note }) {
  const [isEditing, setEditing] = useState(false)
  const canWrite = useDisabledReason('write') === null
  const archive = useArchiveNote(note)
  return (
    <li>
      <div className={classes.who}>
        <strong>{note.author.name}</strong>
        <Time value={note.created_at} />
        {canWrite && !isEditing && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                className={classes.menu}
                aria-label={`Actions for the note by ${note.author.name}`}
              >
                <Ellipsis size={16} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
                Edit
              </Menu.Item>
              <Menu.Item leftSection={<Archive size={16} aria-hidden />} onClick={() => archive.send()}>
                Archive
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {isEditing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <Text size="sm" className={classes.text}>
          {note.text}
        </Text>
      )}
    </li>
  )
}
