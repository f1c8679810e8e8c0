import type { KnowledgeGap } from '@foyer/sdk'
import { Stack, Text } from '@mantine/core'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Markdown } from '../../../parts/markdown/Markdown.tsx'
import { Quote } from '../../../parts/Quote.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { Dot } from '../Dot.tsx'
import { triggerWords } from '../words.ts'
import { ReachableEvidence } from './ReachableEvidence.tsx'
import { VerdictButtons } from './VerdictButtons.tsx'
import { verdictOf } from './verdict.ts'

/** Whether the agent could answer when it was asked last, with what it had. */
export function CheckSection({ gap }: { gap: KnowledgeGap }) {
  const { id, status, last_check } = gap
  const { knowledgeGaps } = useFoyer()
  const check = useWrite({
    write: () => knowledgeGaps.check(id),
    touches: ['knowledge_gaps'],
    toldOnPage: true,
  })
  const { tone, long } = verdictOf(last_check)
  return (
    <Section
      title="Last check"
      description={
        last_check && (
          <>
            <Time value={last_check.checked_at} />, {triggerWords[last_check.trigger]}
          </>
        )
      }
      actions={
        status !== 'archived' && (
          <WriteButton variant="default" loading={check.isPending} onClick={() => check.send()}>
            Check now
          </WriteButton>
        )
      }
    >
      <Stack gap="md">
        <FormError error={check.error} />
        <Text size="sm" component="div" role="status">
          <Dot tone={tone}>{long}</Dot>
        </Text>
        {last_check?.answer && (
          <Quote source="The reply that visitors would get now">
            <Markdown>{last_check.answer}</Markdown>
          </Quote>
        )}
        {last_check?.answer && status !== 'archived' && <VerdictButtons gap={gap} />}
        {last_check && <ReachableEvidence check={last_check} />}
      </Stack>
    </Section>
  )
}
