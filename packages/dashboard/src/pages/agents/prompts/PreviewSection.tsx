import type { Agent, PromptPreview } from '@foyer/sdk'
import { Select, Stack, Text } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { relativeTime } from '../../../parts/relative_time.ts'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './Prompts.module.css'

interface PreviewSectionProps {
  agent: Agent
  preview: UseQueryResult<PromptPreview>
  conversationId: number | null
  onConversation: (id: number | null) => void
}

const sample = 'sample'
const offered = 30

/** The prompt with everything filled in, in a real conversation or in a sample. */
export function PreviewSection({ agent, preview, conversationId, onConversation }: PreviewSectionProps) {
  const foyer = useFoyer()
  const conversations = useQuery({
    queryKey: ['conversations', 'of', agent.slug],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ agent: agent.slug, limit: offered }, { signal })).data,
  })
  const options = (conversations.data ?? []).map(({ id, number, visitor, created_at }) => ({
    value: String(id),
    label: `#${number}, ${visitor?.name ?? 'a visitor'}, ${relativeTime(new Date(created_at), new Date())}`,
  }))
  const { data, error, refetch } = preview
  return (
    <Section
      title="Preview"
      description="What the model would receive, with everything filled in. The model is not called."
    >
      <Stack>
        <Select
          label="Conversation"
          data={[{ value: sample, label: 'A sample conversation' }, ...options]}
          value={conversationId === null ? sample : String(conversationId)}
          onChange={(value) => onConversation(value === null || value === sample ? null : Number(value))}
          allowDeselect={false}
          searchable
          maw={420}
        />
        {error && !data && (
          <ErrorNotice error={error} title="The preview could not be loaded" onRetry={() => refetch()} />
        )}
        {!data && !error && <TextSkeleton lines={6} label="the preview" />}
        {data && (
          <>
            <Text size="xs" c="dimmed">
              About {data.tokens.toLocaleString('en')} tokens
            </Text>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
            <section className={classes.preview} tabIndex={0} aria-label="Preview of the prompt">
              {data.text}
            </section>
          </>
        )}
      </Stack>
    </Section>
  )
}
