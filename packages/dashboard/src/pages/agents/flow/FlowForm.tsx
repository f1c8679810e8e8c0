import { FoyerError } from '@foyer/sdk'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { isSameValue } from '../../../parts/changed_fields.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { compiledEdit, type FlowEdit, saveEdit } from './flow_edit.ts'
import { useFlowEditor } from './flow_editor.ts'
import { forPeople } from './flow_words.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useCompilation } from './use_compilation.ts'
import type { Editing } from './use_editing.ts'

interface FlowFormProps<Values> {
  editing: Editing<Values>
  /** What would be saved; null while it cannot be tried. */
  edit: FlowEdit | null
  /** The fields of the form that say what is wrong with them. */
  fields: readonly string[]
  /** What is said when it is done: "Saved.". */
  done: string
  submit: string
  /** Beside the buttons. */
  actions?: ReactNode
  children: (errors: Record<string, string | undefined>) => ReactNode
}

interface VersionedEdit {
  edit: FlowEdit
  version: number
}

/** The frame of every form of the board: the trial compile while one writes, saving, and whoever was faster. */
export function FlowForm<Values>(props: FlowFormProps<Values>) {
  const { editing, edit, fields, done, submit, actions, children } = props
  const foyer = useFoyer()
  const { agent, flow, open, setDraft, setDirty } = useFlowEditor()
  const { version, isDirty, isStale, changed } = editing
  const form = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const tried = isDirty ? edit : null
  const { compilation, problems } = useCompilation({ slug: agent.slug, flow, edit: tried, fields, changed })

  const triedText = JSON.stringify(tried)
  const leave = () => {
    isLeaving.current = true
    open(null)
  }
  // Whoever was faster is read, and told of in the form.
  const save = useWrite({
    write: (asked: VersionedEdit, { idempotencyKey }) =>
      saveEdit(foyer, agent.slug, asked.edit, { version: asked.version, idempotencyKey }),
    touches: ['flow'],
    toldOnPage: true,
    onDone: () => {
      notifyDone(done)
      leave()
    },
  })

  useEffect(() => setDirty(isDirty), [isDirty, setDirty])
  useEffect(() => {
    const now: FlowEdit | null = JSON.parse(triedText)
    if (!now) setDraft(null)
    else if (compilation)
      setDraft({ edit: compiledEdit(now), valid: compilation.valid, phases: compilation.phases })
  }, [compilation, triedText, setDraft])
  useEffect(
    () => () => {
      setDraft(null)
      setDirty(false)
    },
    [setDraft, setDirty],
  )

  const refused = save.error && !isOvertaken(save.error) && !save.isPending ? save.error : null
  const isSame = isSameValue(save.variables?.edit, edit)
  // What was refused is wrong only until the form says something else.
  const errors = wordsOf({ ...problems.fields, ...(isSame ? fieldErrors(refused) : {}) })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!edit || isStale) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
    if (Object.keys(problems.fields).length > 0 && invalid) return invalid.focus()
    if (!isDirty) return leave()
    save.send({ edit, version })
  }

  return (
    <form onSubmit={onSubmit} noValidate ref={form}>
      <UnsavedChanges isDirty={() => isDirty && !isLeaving.current} allows={() => false} />
      <Stack>
        {children(errors)}
        {problems.warnings.length > 0 && (
          <Notice tone="warn">{problems.warnings.map(forPeople).join(' ')}</Notice>
        )}
        {problems.elsewhere.length > 0 && (
          <Notice tone="bad" title="This cannot be saved yet">
            {problems.elsewhere.map(forPeople).join(' ')}
          </Notice>
        )}
        {isStale && <StaleNotice since={version} onRebase={editing.rebase} onDiscard={leave} />}
        <FormError error={isSame ? refused : null} fields={fields} />
        <Group gap="xs">
          <WriteButton type="submit" loading={save.isPending} disabled={!isDirty || isStale}>
            {submit}
          </WriteButton>
          <Button variant="default" onClick={leave}>
            Cancel
          </Button>
          {actions}
        </Group>
      </Stack>
    </form>
  )
}

const isOvertaken = (error: unknown) => error instanceof FoyerError && error.status === 412

const wordsOf = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, forPeople(message)]))
