import { notifyArchived, notifyDone } from '../../parts/notify.tsx'
import { useWrite } from './use_write.ts'

interface Archiving {
  /** As a sentence begins with it. */
  name: string
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
  touches: readonly string[]
}

/** Put away with a way back, and brought back. */
export function useArchiveActions({ name, archive, restore, touches }: Archiving) {
  return {
    archive: useWrite({ write: archive, touches, onDone: () => notifyArchived(name, restore) }),
    restore: useWrite({ write: restore, touches, onDone: () => notifyDone(`${name} is restored.`) }),
  }
}
