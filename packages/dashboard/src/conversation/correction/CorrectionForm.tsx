import type { CorrectMessageBody, KnowledgeGap, Message } from '@foyer/sdk'
import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../api/organization.tsx'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { useWrite } from '../../api/use_write.ts'
import { FormError } from '../../parts/FormError.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import type { CitedEvidence } from '../evidence_texts.ts'
import { useFactsUsed } from './use_facts_used.ts'

interface CorrectionFormProps {
  message: Message
  question: string
  evidence: CitedEvidence[]
  onClose: () => void
  /** Whether the answer was known, or is left to the gaps. */
  onCorrected: (gap: KnowledgeGap, isAnswered: boolean) => void
}

const touches = ['knowledge_gaps', 'knowledge_facts', 'knowledge_sources', 'standing_checks']

/** What should have been said becomes a fact. Whoever does not know it leaves the question to the gaps. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { message, evidence, onClose, onCorrected } = props
  const foyer = useFoyer()
  const [question, setQuestion] = useState(props.question)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string[]>()
  const facts = useFactsUsed(evidence).data ?? []
  // One fact that was used for a wrong reply is the wrong one; of several, people know which.
  const wrong = chosen ?? (facts.length === 1 ? facts.map(({ id }) => String(id)) : [])
  const correct = useWrite({
    write: async (body: CorrectMessageBody, options) => {
      const gap = await foyer.conversations.messages.correct(
        message.conversation_id,
        message.id,
        body,
        options,
      )
      // Asked at once, so that whoever corrects a reply sees the new one.
      return foyer.knowledgeGaps.check(gap.id)
    },
    touches,
    toldOnPage: true,
    onDone: (gap, { text: answer }) => onCorrected(gap, answer !== undefined),
  })
  const errors = useFieldErrors(correct.error, { question, text, wrong_fact_ids: wrong })
  const send = (body: CorrectMessageBody) =>
    correct.send({ question, ...(wrong.length > 0 && { wrong_fact_ids: wrong.map(Number) }), ...body })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Without words there is nothing to become a fact: the field says so.
        send({ text })
      }}
    >
      <Stack gap="md">
        <Textarea
          label="The question"
          autosize
          minRows={1}
          description="What the visitor wanted to know."
          value={question}
          error={errors.question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Textarea
          data-autofocus
          label="What it should have said"
          description="A complete sentence, such as “An audit costs 900 euros.” It becomes a fact that agents use in their answers."
          autosize
          minRows={2}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {facts.length > 0 && (
          <Checkbox.Group
            label="What was wrong?"
            description="Select the facts that are wrong. They are archived, so that no agent uses them again."
            value={wrong}
            error={errors.wrong_fact_ids}
            onChange={setChosen}
          >
            <Stack gap="xs" mt="xs">
              {facts.map(({ id, text: statement, source_title }) => (
                <Checkbox key={id} value={String(id)} label={statement} description={source_title} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <FormError error={correct.error} fields={['question', 'text', 'wrong_fact_ids']} />
        <Group justify="space-between" gap="xs">
          <WriteButton
            variant="subtle"
            px="xs"
            loading={correct.isPending && correct.variables.text === undefined}
            onClick={() => send({})}
          >
            I don’t know. Add it to Gaps
          </WriteButton>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <WriteButton type="submit" loading={correct.isPending && correct.variables.text !== undefined}>
              Save and check
            </WriteButton>
          </Group>
        </Group>
        <Text size="xs" c="dimmed">
          The visitor’s conversation stays as it is.
        </Text>
      </Stack>
    </form>
  )
}
