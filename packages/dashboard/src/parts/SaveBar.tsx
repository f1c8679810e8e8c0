import { Button, Group } from '@mantine/core'
import type { ComponentProps } from 'react'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { WriteButton } from './WriteButton.tsx'

interface SaveBarProps extends Pick<ComponentProps<typeof WriteButton>, 'needs'> {
  isChanged: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** The end of a form on a page of its own. */
export function SaveBar({ isChanged, isSaving, onDiscard, needs }: SaveBarProps) {
  return (
    <Group gap="xs">
      <UnsavedChanges isDirty={() => isChanged && !isSaving} />
      <WriteButton type="submit" needs={needs} loading={isSaving} disabled={!isChanged}>
        Save
      </WriteButton>
      {isChanged && (
        <Button variant="default" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </Group>
  )
}
