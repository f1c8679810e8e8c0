import { CloseButton, Input, Text } from '@mantine/core'
import { FileText, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import classes from './DropZone.module.css'
import { fileProblem, readableEndings, readableKinds, sizeWords } from './files.ts'

interface DropZoneProps {
  label: string
  files: File[]
  onChange: (files: File[]) => void
  multiple?: boolean
  error?: string | undefined
}

/** Drop files or choose them. What is too large is said at once, and not taken. */
export function DropZone({ label, files, onChange, multiple = false, error }: DropZoneProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string[]>([])

  function take(list: FileList | null) {
    const chosen = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    setRefused(chosen.map(fileProblem).filter((why) => why !== undefined))
    const fitting = chosen.filter((file) => fileProblem(file) === undefined)
    onChange(multiple ? [...files, ...fitting] : fitting)
  }

  return (
    <Input.Wrapper id={id} label={label} error={[error, ...refused].filter(Boolean).join(' ') || undefined}>
      <div className={classes.zone} data-over={over}>
        <Upload size={20} aria-hidden />
        <strong>{multiple ? 'Drop files here, or choose them' : 'Drop a file here, or choose one'}</strong>
        <Text size="xs">{readableKinds}</Text>
        <input
          id={id}
          type="file"
          data-autofocus
          className={classes.input}
          accept={readableEndings}
          multiple={multiple}
          onChange={(event) => {
            take(event.currentTarget.files)
            // So that choosing a file again that was left out counts as a change.
            event.currentTarget.value = ''
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Chosen files">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
              <FileText size={16} aria-hidden />
              <span className={classes.name}>{file.name}</span>
              <Text size="xs" c="dimmed">
                {sizeWords(file.size)}
              </Text>
              <CloseButton
                size="sm"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}
