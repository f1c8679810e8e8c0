import { Button, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { useWrite } from '../use_write.ts'

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
    write: () => knowledgeGaps.resolve(id, { basis }),
    touches: ['knowledge_gaps'],
    onDone: onClose,
    toldOnPage: true,
  })
  const close = () => {
    resolve.reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title="Resolve this gap" size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          resolve.mutate()
        }}
      >
        <Stack>
          <Radio.Group
            label="On what"
            value={basis}
            onChange={(chosen) => {
              setBasis(chosen === 'declared' ? chosen : 'verified')
              resolve.reset()
            }}
            error={fieldErrors(resolve.error).basis}
          >
            <Stack gap="sm" py="xs">
              <Radio
                value="verified"
                label="Verified"
                description="The agent is asked now, and must be able to answer. When later changes take the answer away, the gap opens again by itself."
              />
              <Radio
                value="declared"
                label="Declared"
                description="On your word, whatever the agent can answer. It opens again when a visitor asks and gets no answer."
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
