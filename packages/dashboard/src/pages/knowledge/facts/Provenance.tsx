import type { KnowledgeFact } from '@foyer/sdk'
import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { MarkedText } from '../../../parts/MarkedText.tsx'
import { Quote } from '../../../parts/Quote.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { shortAddress } from '../sources/source_columns.tsx'

/** The passages of the source that state the fact. */
export function Provenance({ fact }: { fact: KnowledgeFact }) {
  const foyer = useFoyer()
  const { id, source_id, origin, text } = fact
  const {
    data: passages,
    error,
    refetch,
  } = useQuery({
    queryKey: ['knowledge_passages', { source: source_id, fact: id }],
    queryFn: async ({ signal }) =>
      (await foyer.knowledgeSources.passages.list(source_id, { fact_id: id, limit: 10 }, { signal })).data,
    enabled: origin === 'digested',
  })
  if (origin === 'owner')
    return (
      <Section title="Source passage">
        <Text size="sm">Added by your team.</Text>
      </Section>
    )
  return (
    <Section title="Source passage">
      {error && <ErrorNotice error={error} title="The passages could not be loaded" onRetry={refetch} />}
      {!passages && !error && <TextSkeleton lines={4} label="the passages" />}
      {passages?.length === 0 && (
        <Text size="sm" c="dimmed">
          The passage that stated it is no longer in the source.
        </Text>
      )}
      <Stack gap="lg">
        {passages?.map(({ id: passage, trail, url, text: words }) => (
          <Quote
            key={passage}
            source={
              <>
                {[fact.source_title, ...trail].join(' › ')}
                {url && (
                  <>
                    {' · '}
                    <Anchor href={url} target="_blank" rel="noreferrer" size="xs" underline="always">
                      {shortAddress(url)}
                    </Anchor>
                  </>
                )}
              </>
            }
          >
            <MarkedText text={words} quote={text} />
          </Quote>
        ))}
      </Stack>
    </Section>
  )
}
