import { Button, Group } from '@mantine/core'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { WriteButton } from './WriteButton.tsx'

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** The end of a form on a page of its own. */
export function SaveBar({ isChanged, isSaving, onDiscard }: SaveBarProps) {
  return (
    <Group gap="xs">
      <UnsavedChanges isDirty={() => isChanged && !isSaving} />
      <WriteButton type="submit" loading={isSaving} disabled={!isChanged}>
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
