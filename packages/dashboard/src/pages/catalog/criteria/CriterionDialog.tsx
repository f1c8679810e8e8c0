import type { FitCriterion } from '@foyer/sdk'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAgentsInUse } from '../../../api/agents.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { changedFields } from '../../../parts/changed_fields.ts'
import { DiscardDialog } from '../../../parts/DiscardDialog.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { CriterionFields, criterionFields } from './CriterionFields.tsx'
import { bodyOfCriterion, type CriterionValues, valuesOfCriterion } from './criterion_values.ts'

interface CriterionDialogProps {
  /** Absent for a new one. */
  criterion?: FitCriterion | undefined
  onClose: () => void
}

export function CriterionDialog({ criterion, onClose }: CriterionDialogProps) {
  const { fitCriteria } = useFoyer()
  const everybody = useAgentsInUse().map(({ slug }) => slug)
  const stored = valuesOfCriterion(criterion ?? { agents: everybody })
  const [edited, setEdited] = useState<Partial<CriterionValues>>({})
  const [isLeaving, setLeaving] = useState(false)
  const values = { ...stored, ...edited }
  const save = useWrite({
    write: (body: ReturnType<typeof bodyOfCriterion>, options) =>
      criterion
        ? fitCriteria.update(criterion.id, changedFields(bodyOfCriterion(stored), body), options)
        : fitCriteria.create(body, options),
    touches: ['fit_criteria'],
    toldOnPage: true,
    onDone: () => {
      notifyDone(criterion ? 'Saved. New conversations use it.' : 'Criterion added.')
      onClose()
    },
  })
  const errors = useFieldErrors(save.error, values)
  const close = () => (Object.keys(edited).length > 0 ? setLeaving(true) : onClose())
  return (
    <Modal opened onClose={close} title={criterion ? 'Edit criterion' : 'Add criterion'} size="lg">
      <DiscardDialog opened={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.send(bodyOfCriterion(values))
        }}
      >
        <Stack>
          <CriterionFields
            values={values}
            set={(changed) => setEdited((now) => ({ ...now, ...changed }))}
            errors={errors}
          />
          <FormError error={save.error} fields={criterionFields} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <WriteButton type="submit" loading={save.isPending}>
              {criterion ? 'Save' : 'Add criterion'}
            </WriteButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
