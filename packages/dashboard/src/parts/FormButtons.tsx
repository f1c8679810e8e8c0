import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** The end of a form in a dialog: the way back, and the button that sends it. */
export function FormButtons({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Group>
  )
}
