import { SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFieldErrors } from '../../api/use_field_errors.ts'
import { DropZone } from '../../parts/DropZone.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { type StartKind, type StartValues, useStart } from './use_start.ts'

const kinds: { value: StartKind; label: string }[] = [
  { value: 'website', label: 'Website' },
  { value: 'text', label: 'Paste text' },
  { value: 'files', label: 'Files' },
]

const fields = ['websites', 'text', 'content', 'filename']

interface StartFormProps {
  /** The addresses of the run before, to try them again. */
  websites?: string[]
  onStarted: () => void
}

/** The one thing to give: where the agent's knowledge comes from. */
export function StartForm({ websites = [], onStarted }: StartFormProps) {
  const [values, setValues] = useState<StartValues>({
    kind: 'website',
    websites: websites.join(' '),
    text: '',
    files: [],
  })
  const start = useStart(onStarted)
  const set = (changed: Partial<StartValues>) => setValues((before) => ({ ...before, ...changed }))
  const errors = useFieldErrors(start.error, values)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        start.send(values)
      }}
    >
      <Stack gap="md" align="flex-start">
        <SegmentedControl
          aria-label="What to start from"
          data={kinds}
          value={values.kind}
          onChange={(kind) => {
            set({ kind: kinds.find(({ value }) => value === kind)?.value ?? 'website' })
            start.reset()
          }}
        />
        {values.kind === 'website' && (
          <TextInput
            w="100%"
            size="md"
            label="Website URL"
            description="Foyer reads the site’s pages. Separate several URLs with spaces."
            placeholder="example.com"
            inputMode="url"
            autoComplete="url"
            value={values.websites}
            error={errors.websites}
            onChange={(event) => set({ websites: event.currentTarget.value })}
          />
        )}
        {values.kind === 'text' && (
          <Textarea
            w="100%"
            label="Text"
            description="What you offer, what it costs, when you are open. Plain text or Markdown."
            autosize
            minRows={6}
            maxRows={18}
            value={values.text}
            error={errors.text}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        )}
        {values.kind === 'files' && (
          <div style={{ width: '100%' }}>
            <DropZone
              label="Files"
              files={values.files}
              multiple
              error={errors.content ?? errors.filename}
              onChange={(files) => set({ files })}
            />
          </div>
        )}
        <FormError error={start.error} fields={fields} />
        <WriteButton
          type="submit"
          loading={start.isPending}
          disabled={values.kind === 'files' && values.files.length === 0}
        >
          Set up my agent
        </WriteButton>
      </Stack>
    </form>
  )
}
