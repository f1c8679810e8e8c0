import { Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

interface NameDialogProps<Created> {
  title: string
  label: string
  description: string
  placeholder: string
  /** The field of the API that holds the name. */
  field: string
  /** What the button says. */
  action: string
  create: (name: string, options: { idempotencyKey: string }) => Promise<Created>
  touches: readonly string[]
  onCreated: (created: Created) => unknown
  onClose: () => void
}

/** A new object begins with its name; the rest is edited on its page, beside a preview. */
export function NameDialog<Created>(props: NameDialogProps<Created>) {
  const { title, label, description, placeholder, field, action, onClose } = props
  const [name, setName] = useState('')
  const create = useWrite({
    write: props.create,
    touches: props.touches,
    toldOnPage: true,
    onDone: props.onCreated,
  })
  const errors = useFieldErrors(create.error, { [field]: name })
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create.send(name.trim())
        }}
      >
        <Stack>
          <TextInput
            label={label}
            description={description}
            placeholder={placeholder}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors[field]}
            data-autofocus
          />
          <FormError error={create.error} fields={[field]} />
          <FormButtons onCancel={onClose}>
            <WriteButton type="submit" loading={create.isPending}>
              {action}
            </WriteButton>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
