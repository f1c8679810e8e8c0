import { List, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAgentsInUse } from '../../../api/agents.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './DocumentSample.module.css'
import type { DocumentValues } from './document_values.ts'

/** The document as a visitor would get it, with sample answers, while it is being written. */
export function DocumentSample({ id, values }: { id: number; values: DocumentValues }) {
  const { deliverableTemplates } = useFoyer()
  const { name: organization } = useMembership()
  const inUse = useAgentsInUse()
  const agent = values.agents[0] ?? inUse[0]?.slug
  const [{ name, body, format }] = useDebouncedValue(values, 400)
  const isEmpty = body.trim() === '' || name.trim() === ''
  const preview = useQuery({
    queryKey: ['deliverable_templates', id, 'preview', agent, name, body, format],
    queryFn: ({ signal }) => deliverableTemplates.preview(id, { name, body, format, agent }, { signal }),
    enabled: agent !== undefined && !isEmpty,
    placeholderData: keepPreviousData,
  })
  const sample = preview.data
  return (
    <Section
      title="Preview"
      description="The answers are examples. Services, facts and contact details come from your data."
    >
      <Stack gap="md">
        {agent === undefined && (
          <Text size="sm" c="dimmed">
            Create an agent to see the document.
          </Text>
        )}
        {isEmpty && (
          <Text size="sm" c="dimmed">
            Enter a title and some text to see the document.
          </Text>
        )}
        {preview.isLoading && <TextSkeleton lines={8} label="the document" />}
        {preview.error && <ErrorNotice error={preview.error} onRetry={() => preview.refetch()} />}
        {sample && sample.warnings.length > 0 && (
          <Notice tone="warn" title="Foyer cannot fill this in">
            <List size="sm">
              {sample.warnings.map((warning) => (
                <List.Item key={warning}>{warning}</List.Item>
              ))}
            </List>
          </Notice>
        )}
        {sample &&
          (sample.format === 'markdown' ? (
            <article className={classes.sheet} aria-label={sample.title}>
              <div className={classes.head}>
                <Text fw={600}>{organization}</Text>
                <Text c="dimmed" size="sm">
                  {sample.title}
                </Text>
              </div>
              <Markdown>{sample.body}</Markdown>
            </article>
          ) : (
            <CodeBlock code={sample.body} what="the document" />
          ))}
      </Stack>
    </Section>
  )
}
