import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'

/** What the keys of a conversation lead to. */
export const elementIds = { reply: 'reply-text', takeOver: 'take-over', note: 'note-text' } as const

/** `r` to answer, `n` to write a note, `u` back up to the list. Nothing is taken over by a slip: Enter does that. */
export function useConversationKeys() {
  const { slug: org } = useMembership()
  const navigate = useNavigate()
  const focus = (...ids: string[]) =>
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus()
  useHotkeys([
    ['r', () => focus(elementIds.reply, elementIds.takeOver)],
    ['n', () => focus(elementIds.note)],
    ['u', () => navigate({ to: '/o/$org/conversations', params: { org } })],
  ])
}
