import type { IngestionInstruction } from '@foyer/sdk'
import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Archive, ArrowDown, ArrowUp, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useArchiveActions } from '../../../api/use_archive_actions.ts'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from '../facts/FactRow.module.css'
import { useSource } from '../queries.ts'
import { touchesInstructions } from './use_instructions.ts'

interface InstructionRowProps {
  instruction: IngestionInstruction
  isMoving: boolean
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

const size = 16
const look = { variant: 'subtle', color: 'gray' } as const
/** Without the box that a button gets when it is disabled. */
const end = { bg: 'transparent' } as const

export function InstructionRow({ instruction, isMoving, onMoveUp, onMoveDown }: InstructionRowProps) {
  const { id, text, source_id } = instruction
  const { ingestionInstructions } = useFoyer()
  const mayWrite = useDisabledReason('write') === null
  const [editing, { open, close }] = useDisclosure()
  const source = useSource(source_id ?? undefined).data
  const { archive } = useArchiveActions({
    name: 'The instruction',
    archive: () => ingestionInstructions.archive(id),
    restore: () => ingestionInstructions.restore(id),
    touches: touchesInstructions,
  })
  return (
    <div className={classes.fact}>
      <div className={classes.words}>
        {editing ? <InstructionEditor instruction={instruction} onClose={close} /> : text}
        <Text size="xs" c="dimmed" mt={2}>
          {source_id === null ? 'All sources' : (source?.title ?? '')}
        </Text>
      </div>
      {mayWrite && !editing && (
        <div className={classes.buttons}>
          <ActionIcon
            {...look}
            {...(!onMoveUp && end)}
            disabled={!onMoveUp || isMoving}
            aria-label={`Move up: ${text}`}
            onClick={onMoveUp}
          >
            <ArrowUp size={size} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...look}
            {...(!onMoveDown && end)}
            disabled={!onMoveDown || isMoving}
            aria-label={`Move down: ${text}`}
            onClick={onMoveDown}
          >
            <ArrowDown size={size} aria-hidden />
          </ActionIcon>
          <ActionIcon {...look} aria-label={`Edit: ${text}`} onClick={open}>
            <PencilLine size={size} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...look}
            loading={archive.isPending}
            aria-label={`Archive: ${text}`}
            onClick={() => archive.send()}
          >
            <Archive size={size} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}

function InstructionEditor({
  instruction,
  onClose,
}: {
  instruction: IngestionInstruction
  onClose: () => void
}) {
  const { ingestionInstructions } = useFoyer()
  const [text, setText] = useState(instruction.text)
  const save = useWrite({
    write: (to: string, options) => ingestionInstructions.update(instruction.id, { text: to }, options),
    touches: touchesInstructions,
    toldOnPage: true,
    onDone: onClose,
  })
  const errors = useFieldErrors(save.error, { text })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.send(text)
      }}
    >
      <UnsavedChanges
        isDirty={() => text.trim() !== instruction.text && !save.isPending && !save.isSuccess}
      />
      <Stack gap="xs">
        <Textarea
          autoFocus
          label="Instruction"
          autosize
          minRows={2}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormError error={save.error} fields={['text']} />
        <Group gap="xs">
          <WriteButton type="submit" size="xs" loading={save.isPending}>
            Save
          </WriteButton>
          <Button size="xs" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
