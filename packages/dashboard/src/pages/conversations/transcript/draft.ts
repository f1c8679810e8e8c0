import { useRef } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency_key.ts'
import { useReply } from '../conversation.ts'
import { useStoredDraft } from '../use_stored_draft.ts'

/**
 * What a person is about to say. It outlives the field and the page: when somebody else gives the conversation back
 * meanwhile, or another page is looked at, the words are there again.
 */
export function useDraft(conversationId: number, lastMessageId: number | undefined) {
  const { text, after, setText } = useStoredDraft('reply', conversationId, lastMessageId)
  const { mutate, isPending: isSending, error, reset: forgetError } = useReply(conversationId)
  /** The same words are sent under the same key, however often the button is pressed. */
  const attempt = useRef({ text: '', key: '' })
  const send = () => {
    if (text.trim() === '' || isSending) return
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    mutate(attempt.current, {
      onSuccess: () => {
        attempt.current = { text: '', key: '' }
        setText('')
      },
    })
  }
  return { text, after, setText, send, isSending, error, forgetError }
}

export type Draft = ReturnType<typeof useDraft>
