import type { Agent, PromptTemplate } from '@foyer/sdk'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { previewBody } from './preview_body.ts'

const typingMs = 400

/** The text as a model would get it, in this conversation or in a sample, with what is unknown in it. */
export function usePreview(
  agent: Agent,
  version: PromptTemplate,
  text: string,
  conversationId: number | null,
) {
  const foyer = useFoyer()
  const [settled] = useDebouncedValue(text, typingMs)
  const { slug } = agent
  return useQuery({
    queryKey: ['prompt_templates', slug, version.kind, 'preview', version.id, settled, conversationId],
    queryFn: async ({ signal }) => {
      const moment = conversationId === null ? {} : await momentOf(conversationId, signal)
      return foyer.promptTemplates.preview(slug, version.id, { ...moment, body: settled }, { signal })
    },
    enabled: settled.trim() !== '',
    placeholderData: (before) => before,
  })

  async function momentOf(id: number, signal: AbortSignal) {
    const [conversation, messages, flow] = await Promise.all([
      foyer.conversations.get(id, { signal }),
      foyer.conversations.messages.list(id, { limit: 100 }, { signal }),
      foyer.flow.get(slug, {}, { signal }),
    ])
    return previewBody(conversation, messages.data, flow)
  }
}
