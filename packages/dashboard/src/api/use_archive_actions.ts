import { notifyArchived, notifyDone, restoredWords } from '../parts/notify.tsx'
import { useWrite } from './use_write.ts'

interface Archivable {
  /** As a sentence begins with it. */
  name: string
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
  onDone?: (() => unknown) | undefined
}

/** Put away at once with a way back, and brought back. */
export function useArchiveActions({ name, archive, restore, touches, onDone }: Archivable) {
  // The notice that offers it says how it went.
  const undo = useWrite({ write: restore, touches, toldOnPage: true })
  return {
    archive: useWrite({
      write: archive,
      touches,
      onDone: () => {
        notifyArchived(name, () => undo.mutateAsync())
        return onDone?.()
      },
    }),
    restore: useWrite({
      write: restore,
      touches,
      onDone: () => {
        notifyDone(restoredWords(name))
        return onDone?.()
      },
    }),
  }
}
