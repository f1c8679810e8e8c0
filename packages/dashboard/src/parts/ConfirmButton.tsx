import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { FormError } from './FormError.tsx'
import { WriteButton, type WriteButtonProps } from './WriteButton.tsx'

interface ConfirmButtonProps extends Omit<WriteButtonProps, 'onClick' | 'title'> {
  /** A question: "Revoke this key?" */
  title: string
  /** What will happen, and what cannot be undone. */
  consequences: ReactNode
  /** The verb, as in the title: "Revoke". */
  confirm: string
  onConfirm: () => Promise<unknown>
}

/** For what cannot be undone: names the consequences first. What can be undone is done at once, with an undo. */
export function ConfirmButton({ title, consequences, confirm, onConfirm, ...button }: ConfirmButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      close()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <WriteButton variant="default" {...button} onClick={open} />
      <Modal opened={opened} onClose={close} title={title} withinPortal>
        <Stack>
          <Text component="div">{consequences}</Text>
          <FormError error={failure} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={act} loading={busy}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
