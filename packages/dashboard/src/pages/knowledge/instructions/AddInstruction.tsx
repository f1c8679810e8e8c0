import type { CreateIngestionInstructionBody } from '@foyer/sdk'
import { Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFormKey } from '../../../api/form_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useAskBeforeLeaving } from '../ask_before_leaving.ts'
import { useWrite } from '../use_write.ts'
import { SourceSelect } from './SourceSelect.tsx'
import { touchesInstructions } from './use_instructions.ts'

export function AddInstruction() {
  const { ingestionInstructions } = useFoyer()
  const [text, setText] = useState('')
  const [source, setSource] = useState<number | null>(null)
  const { keyFor, renew } = useFormKey()
  useAskBeforeLeaving(text.trim() !== '')
  const add = useWrite({
    write: (body: CreateIngestionInstructionBody) => ingestionInstructions.create(body, keyFor(body)),
    touches: touchesInstructions,
    toldOnPage: true,
    onDone: () => {
      renew()
      setText('')
    },
  })
  const errors = fieldErrors(add.error)
  return (
    <Section>
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
            description="One sentence, such as “Leave out job offers and press releases.”"
            autosize
            minRows={2}
            value={text}
            error={errors.text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              if (add.error) add.reset()
            }}
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
