import type { OnboardingQuestion } from '@foyer/sdk'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useOnboardingWrite } from '../../../api/onboarding.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

/** The owner's own answer, which becomes a source. */
export function AnswerForm({ row, onClose }: { row: OnboardingQuestion; onClose: () => void }) {
  const foyer = useFoyer()
  const [answer, setAnswer] = useState('')
  const save = useOnboardingWrite({
    write: (text: string, options) => foyer.onboarding.questions.judge(row.id, { answer: text }, options),
    onDone: onClose,
    toldOnPage: true,
  })
  const errors = useFieldErrors(save.error, { answer })
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
          description="Write it the way visitors should read it."
          autosize
          minRows={2}
          value={answer}
          error={errors.answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <FormError error={save.error} fields={['answer']} />
        <Group gap="xs">
          <WriteButton type="submit" size="xs" loading={save.isPending}>
            Save answer
          </WriteButton>
          <Button size="xs" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
