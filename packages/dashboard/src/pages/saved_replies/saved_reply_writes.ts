import type { CreateSavedReplyBody, SavedReply } from '@foyer/sdk'
import { useFoyer } from '../../api/organization.tsx'
import { useArchiveActions } from '../../api/use_archive_actions.ts'
import { useWrite } from '../../api/use_write.ts'

const touches = ['saved_replies']

/** Creates one where there is no id. */
export function useSaveReply(id: number | undefined, onSaved: () => void) {
  const { savedReplies } = useFoyer()
  return useWrite({
    write: (body: CreateSavedReplyBody, options) =>
      id === undefined ? savedReplies.create(body, options) : savedReplies.update(id, body, options),
    touches,
    toldOnPage: true,
    onDone: onSaved,
  })
}

export function useArchiveReply({ id, title }: SavedReply, onDone: () => void) {
  const { savedReplies } = useFoyer()
  return useArchiveActions({
    name: title,
    archive: () => savedReplies.archive(id),
    restore: () => savedReplies.restore(id),
    touches,
    onDone,
  })
}
