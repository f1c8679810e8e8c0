import { useReply } from '../conversation.ts'
import { useStoredDraft } from '../use_stored_draft.ts'

/**
 * What a person is about to say. It outlives the field and the page: when somebody else gives the conversation back
 * meanwhile, or another page is looked at, the words are there again.
 */
export function useDraft(conversationId: number, lastMessageId: number | undefined) {
  const { text, after, setText } = useStoredDraft('reply', conversationId, lastMessageId)
  const {
    submit,
    isPending: isSending,
    error,
    reset: forgetError,
  } = useReply(conversationId, () => setText(''))
  const send = () => {
    if (text.trim() !== '') submit(text)
  }
  return { text, after, setText, send, isSending, error, forgetError }
}

export type Draft = ReturnType<typeof useDraft>
