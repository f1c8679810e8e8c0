import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormButtons } from '../parts/FormButtons.tsx'
import { FormError } from '../parts/FormError.tsx'
import { WriteButton } from '../parts/WriteButton.tsx'

interface EraseButtonProps {
  /** A question: "Erase this contact?" */
  title: string
  /** Exactly what goes, since nothing of it comes back. */
  children: ReactNode
  erase: { send: () => void; isPending: boolean; error: unknown }
}

/** For what visitors said: it is gone for good, so the word has to be typed first. */
export function EraseButton({ title, ...form }: EraseButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <WriteButton
        variant="subtle"
        color="red"
        leftSection={<Trash2 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Erase
      </WriteButton>
      <Modal opened={opened} onClose={close} title={title}>
        <EraseForm {...form} onCancel={close} />
      </Modal>
    </>
  )
}

/** What has to be typed: nobody erases by a slip of the hand. */
const word = 'erase'

function EraseForm({
  children,
  erase,
  onCancel,
}: Omit<EraseButtonProps, 'title'> & { onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  const isMeant = typed.trim().toLowerCase() === word
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMeant) erase.send()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {children}
        <TextInput
          label={`Type “${word}” to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <FormError error={erase.error} />
        <FormButtons onCancel={onCancel}>
          <Button type="submit" color="red" disabled={!isMeant} loading={erase.isPending}>
            Erase permanently
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
