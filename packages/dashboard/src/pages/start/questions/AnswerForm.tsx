import type { OnboardingQuestion } from '@foyer/sdk'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { newIdempotencyKey } from '../../../api/idempotency_key.ts'
import { useOnboardingWrite } from '../../../api/onboarding.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** The owner's own answer, which becomes a source. */
export function AnswerForm({ row, onClose }: { row: OnboardingQuestion; onClose: () => void }) {
  const foyer = useFoyer()
  const [answer, setAnswer] = useState('')
  const sent = useRef({ answer: '', key: newIdempotencyKey() })
  const save = useOnboardingWrite({
    write: (text: string) => {
      if (sent.current.answer !== text) sent.current = { answer: text, key: newIdempotencyKey() }
      return foyer.onboarding.questions.judge(row.id, { answer: text }, { idempotencyKey: sent.current.key })
    },
    onDone: onClose,
    toldOnPage: true,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.send(answer)
      }}
    >
      <Stack gap="xs">
        <Textarea
          autoFocus
          label="Your answer"
          description="As a visitor should read it."
          autosize
          minRows={2}
          value={answer}
          error={fieldErrors(save.error).answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <FormError error={save.error} fields={['answer']} />
        <Group gap="xs">
          <WriteButton type="submit" size="xs" loading={save.isPending}>
            Save the answer
          </WriteButton>
          <Button size="xs" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
