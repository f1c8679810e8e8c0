import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

interface UnsavedChangesProps {
  isDirty: () => boolean
  /** Where one can go without losing anything, such as to another filter of the same page. */
  allows?: (next: { pathname: string; search: unknown }) => boolean
}

/** In a form with changes: whoever goes somewhere else, or closes the page, is asked first. */
export function UnsavedChanges({ isDirty, allows }: UnsavedChangesProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty() && !allows?.(next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isOpen = blocker.status === 'blocked'
  return (
    <Modal opened={isOpen} onClose={() => blocker.reset?.()} title="Discard your changes?">
      <Stack>
        <Text>You have changes that are not saved. If you leave now, they are lost.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            Keep editing
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Discard changes
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
