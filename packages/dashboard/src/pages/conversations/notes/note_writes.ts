import type { Note } from '@foyer/sdk'
import { useFoyer } from '../../../api/organization.tsx'
import { useArchiveActions } from '../../../api/use_archive_actions.ts'
import { useWrite } from '../../../api/use_write.ts'

const touches = ['notes']

/** The same words are kept once, however often the button is pressed. */
export function useCreateNote(conversationId: number, onCreated: () => void) {
  const foyer = useFoyer()
  return useWrite({
    write: (text: string, options) => foyer.conversations.notes.create(conversationId, { text }, options),
    touches,
    toldOnPage: true,
    onDone: onCreated,
  })
}

export function useUpdateNote({ id }: Note, onSaved: () => void) {
  const foyer = useFoyer()
  return useWrite({
    write: (text: string, options) => foyer.notes.update(id, { text }, options),
    touches,
    toldOnPage: true,
    onDone: onSaved,
  })
}

export function useArchiveNote({ id }: Note) {
  const foyer = useFoyer()
  return useArchiveActions({
    name: 'The note',
    archive: () => foyer.notes.archive(id),
    restore: () => foyer.notes.restore(id),
    touches,
  }).archive
}
