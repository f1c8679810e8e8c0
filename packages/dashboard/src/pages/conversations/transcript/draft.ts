import { useState } from 'react'
import { useReply } from '../conversation.ts'

/**
 * What a person is about to say. It outlives the field: when somebody else gives the conversation back meanwhile, the
 * words are there again after the next takeover.
 */
export function useDraft(conversationId: number) {
  const [text, setText] = useState('')
  const { mutate, isPending: isSending, error, reset: forgetError } = useReply(conversationId)
  const send = () => {
    if (text.trim() !== '' && !isSending) mutate(text, { onSuccess: () => setText('') })
  }
  return { text, setText, send, isSending, error, forgetError }
}

export type Draft = ReturnType<typeof useDraft>
