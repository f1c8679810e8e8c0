import type { CreateIngestionInstructionBody } from '@foyer/sdk'
import { Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { SourceSelect } from './SourceSelect.tsx'
import { touchesInstructions } from './use_instructions.ts'

export function AddInstruction() {
  const { ingestionInstructions } = useFoyer()
  const [text, setText] = useState('')
  const [source, setSource] = useState<number | null>(null)
  const add = useWrite({
    write: (body: CreateIngestionInstructionBody, options) => ingestionInstructions.create(body, options),
    touches: touchesInstructions,
    toldOnPage: true,
    onDone: () => setText(''),
  })
  const errors = useFieldErrors(add.error, { text, source_id: source })
  return (
    <Section>
      <UnsavedChanges isDirty={() => text.trim() !== '' && !add.isPending} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add.send({ text, source_id: source })
        }}
      >
        <Stack gap="md">
          <Textarea
            label="New instruction"
            description="One sentence, such as “Leave out job postings and press releases.”"
            autosize
            minRows={2}
            value={text}
            error={errors.text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <SourceSelect value={source} onChange={setSource} error={errors.source_id} />
          <FormError error={add.error} fields={['text', 'source_id']} />
          <Group>
            <WriteButton type="submit" loading={add.isPending}>
              Add instruction
            </WriteButton>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
