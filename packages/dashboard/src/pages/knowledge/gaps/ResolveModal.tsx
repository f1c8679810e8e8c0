import { Button, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'

interface ResolveModalProps {
  id: number
  opened: boolean
  onClose: () => void
}

/** On a check or on somebody's word: the difference is what happens when the knowledge changes. */
export function ResolveModal({ id, opened, onClose }: ResolveModalProps) {
  const { knowledgeGaps } = useFoyer()
  const [basis, setBasis] = useState<'verified' | 'declared'>('verified')
  const resolve = useWrite({
    write: (given: 'verified' | 'declared', options) => knowledgeGaps.resolve(id, { basis: given }, options),
    touches: ['knowledge_gaps'],
    onDone: onClose,
    toldOnPage: true,
  })
  const errors = useFieldErrors(resolve.error, { basis })
  const close = () => {
    resolve.reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Resolve this gap" size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          resolve.send(basis)
        }}
      >
        <Stack>
          <Radio.Group
            label="How do you want to resolve it?"
            value={basis}
            onChange={(chosen) => setBasis(chosen === 'declared' ? chosen : 'verified')}
            error={errors.basis}
          >
            <Stack gap="sm" py="xs">
              <Radio
                value="verified"
                label="Verify it now"
                description="The agent is asked, and the gap is resolved if it can answer. If a later change removes the answer, the gap reopens."
              />
              <Radio
                value="declared"
                label="Mark as resolved"
                description="Without a check. The gap reopens if a visitor asks again and gets no answer."
              />
            </Stack>
          </Radio.Group>
          <FormError error={resolve.error} fields={['basis']} />
          <FormButtons onCancel={close}>
            <Button type="submit" loading={resolve.isPending}>
              {basis === 'verified' ? 'Check and resolve' : 'Resolve'}
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
