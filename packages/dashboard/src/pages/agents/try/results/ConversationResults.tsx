import type { Conversation } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import type { FlowLabels } from '../../../../conversation/flow_labels.ts'
import { Section } from '../../../../parts/Section.tsx'
import { StatusBadge } from '../../../../parts/StatusBadge.tsx'
import { PhaseSlots } from './PhaseSlots.tsx'
import { ResultText } from './ResultText.tsx'

/** What the conversation has brought to light so far, phase by phase, and what came of it in the end. */
export function ConversationResults({
  conversation,
  words,
}: {
  conversation: Conversation
  words: FlowLabels
}) {
  const { assessment, brief, recap } = conversation
  const phases = words.phases.filter(({ slots }) => slots.some(({ archived }) => !archived))
  return (
    <Section
      title="Known so far"
      description={`In the phase “${words.phaseTitle(conversation.phase)}”`}
      actions={assessment && <StatusBadge status={assessment.fit} />}
    >
      <Stack gap="md">
        {phases.map((phase) => (
          <PhaseSlots key={phase.key} phase={phase} conversation={conversation} words={words} />
        ))}
        {brief && <ResultText title="Brief, for your team" text={brief} />}
        {recap && <ResultText title="Recap, for the visitor" text={recap} />}
      </Stack>
    </Section>
  )
}
