import type { Note } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyArchived, notifyFailed } from '../../../parts/notify.tsx'

export function useCreateNote(conversationId: number, onCreated: () => void) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const attempt = useRef({ text: '', key: '' })
  const mutation = useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      foyer.conversations.notes.create(conversationId, { text }, { idempotencyKey: key }),
    onSuccess: () => {
      attempt.current = { text: '', key: '' }
      onCreated()
      return client.invalidateQueries({ queryKey: ['notes', conversationId] })
    },
  })
  /** The same words are kept once, however often the button is pressed. */
  const send = (text: string) => {
    if (text.trim() === '' || mutation.isPending) return
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    mutation.mutate(attempt.current)
  }
  return { ...mutation, send }
}

export function useUpdateNote({ id, conversation_id }: Note) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => foyer.notes.update(id, { text }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notes', conversation_id] }),
  })
}

export function useArchiveNote({ id, conversation_id }: Note) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['notes', conversation_id] })
  return useMutation({
    mutationFn: () => foyer.notes.archive(id),
    onSuccess: () => {
      notifyArchived('The note', async () => {
        await foyer.notes.restore(id)
        await refresh()
      })
      return refresh()
    },
    onError: notifyFailed,
  })
}
