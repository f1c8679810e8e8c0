import type { KnowledgeSource } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { TextQuote } from 'lucide-react'
import { useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import { Rows } from './Rows.tsx'
import { shortAddress } from './source_columns.tsx'

/** The words of the source itself, piece by piece. */
export function PassagesTab({ source }: { source: KnowledgeSource }) {
  const foyer = useFoyer()
  const passages = useList(['knowledge_passages', { source: source.id }], (cursor, options) =>
    foyer.knowledgeSources.passages.list(source.id, cursor, options),
  )
  return (
    <Rows
      label="Passages"
      query={passages}
      empty={
        <EmptyState icon={TextQuote} title="No passages">
          Passages are the sections of a source as they were read. Facts are taken from them.
        </EmptyState>
      }
    >
      {({ trail, url, text, fact_ids }) => (
        <>
          <Text size="xs" c="dimmed" mb={4}>
            {[...trail, pluralize(fact_ids.length, 'fact')].join(' › ')}
            {url && (
              <>
                {' · '}
                <Anchor href={url} target="_blank" rel="noreferrer" size="xs" underline="always">
                  {shortAddress(url)}
                </Anchor>
              </>
            )}
          </Text>
          <Markdown>{text}</Markdown>
        </>
      )}
    </Rows>
  )
}
