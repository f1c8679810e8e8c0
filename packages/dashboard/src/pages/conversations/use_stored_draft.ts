import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { type DraftPlace, readDraft, writeDraft } from '../../draft_storage.ts'

/** A text that outlives the page. `lastMessageId` is noted when it is begun. */
export function useStoredDraft(kind: DraftPlace['kind'], conversation: number, lastMessageId = 0) {
  const person = useSession()?.person.id ?? 0
  const place = { person, kind, conversation }
  const [draft, setDraft] = useState(() => readDraft(place))
  const setText = (text: string) => {
    const isBegun = draft.text.trim() !== ''
    const next = { text, after: isBegun ? draft.after : lastMessageId }
    setDraft(next)
    writeDraft(place, next)
  }
  return { text: draft.text, after: draft.after, setText }
}
