/**
 * What somebody has begun to write and not sent. It stays in this browser, so that it is still there after another page
 * was looked at, or this one was closed. Each person has drafts of their own, and signing out removes them.
 */

export interface StoredDraft {
  text: string
  /** The last message that was there when the draft was begun. */
  after: number
}

const prefix = 'foyer.draft.'

export interface DraftPlace {
  /** The id of the signed-in person. */
  person: number
  kind: 'reply' | 'note'
  conversation: number
}

const keyOf = ({ person, kind, conversation }: DraftPlace) => `${prefix}${person}.${kind}.${conversation}`

export function readDraft(place: DraftPlace): StoredDraft {
  try {
    const { text, after } = JSON.parse(localStorage.getItem(keyOf(place)) ?? '{}')
    if (typeof text === 'string' && typeof after === 'number') return { text, after }
  } catch {
    // Storage is switched off, or holds something else: then there is no draft.
  }
  return { text: '', after: 0 }
}

export function writeDraft(place: DraftPlace, draft: StoredDraft) {
  try {
    if (draft.text.trim() === '') localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** All of them, or those in one conversation, whoever wrote them. */
export function removeDrafts(conversation?: number) {
  const isMeant = (key: string) =>
    key.startsWith(prefix) && (conversation === undefined || key.endsWith(`.${conversation}`))
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored, then.
  }
}
