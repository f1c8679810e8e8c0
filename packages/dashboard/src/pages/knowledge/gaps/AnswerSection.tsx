import type { KnowledgeGap } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { SourceForm } from '../adding/SourceForm.tsx'
import { useSource } from '../queries.ts'
import { AnswerProgress } from './AnswerProgress.tsx'
import { useAnsweringStep } from './use_answering_step.ts'

/** Where a gap is answered: by a source that is added here, and what becomes of it. */
export function AnswerSection({ gap }: { gap: KnowledgeGap }) {
  const source = useSource(gap.knowledge_source_id).data
  const step = useAnsweringStep(gap, source)
  const isUnderWay = step === 'reading' || step === 'checking'
  if (gap.status !== 'open' && !step) return null
  return (
    <Section
      title={step === 'verified' ? 'Verified' : 'Add the answer'}
      description={
        step !== 'verified' && 'Write the answer or add a source. Foyer then asks the agent again.'
      }
    >
      <Stack gap="lg">
        {step && source && <AnswerProgress step={step} gap={gap} source={source} />}
        {gap.status === 'open' && !isUnderWay && (
          <SourceForm
            gap={gap.id}
            question={gap.question}
            submit={step ? 'Add another source' : 'Add and check'}
          />
        )}
      </Stack>
    </Section>
  )
}
