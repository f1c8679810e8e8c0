import { NumberInput, Switch, TextInput } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { FlowForm } from './FlowForm.tsx'
import type { FlowEdit } from './flow_edit.ts'
import { useFlowEditor } from './flow_editor.ts'
import { useEditing } from './use_editing.ts'

const fields = ['name', 'idle_minutes']
const defaultIdleMinutes = 30

interface SettingsValues {
  name: string
  idle_minutes: number | null
}

/** What counts for the flow as a whole. */
export function SettingsForm() {
  const { flow } = useFlowEditor()
  const readOnly = useDisabledReason('write') !== null
  const current: SettingsValues = { name: flow.name, idle_minutes: flow.idle_minutes }
  const editing = useEditing(current, flow.version)
  const { values, base, change } = editing
  const edit: FlowEdit = {
    operation: 'updateFlow',
    body: {
      flow: {
        ...(values.name !== base.name && { name: values.name }),
        ...(values.idle_minutes !== base.idle_minutes && { idle_minutes: values.idle_minutes }),
      },
    },
  }
  return (
    <FlowForm editing={editing} edit={edit} fields={fields} submit="Save" done="Saved.">
      {(errors) => (
        <>
          <TextInput
            label="Name"
            description="Only visible to your team."
            value={values.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={errors.name}
            readOnly={readOnly}
            autoFocus
          />
          <Switch
            label="Pause inactive conversations"
            description="Visitors can resume a paused conversation within 7 days."
            checked={values.idle_minutes !== null}
            onChange={(event) =>
              change({
                idle_minutes: event.currentTarget.checked ? (base.idle_minutes ?? defaultIdleMinutes) : null,
              })
            }
            disabled={readOnly}
          />
          {values.idle_minutes !== null && (
            <NumberInput
              label="Pause after"
              description="Minutes without a message. At least 10."
              value={values.idle_minutes}
              onChange={(minutes) => change({ idle_minutes: typeof minutes === 'number' ? minutes : 0 })}
              error={errors.idle_minutes}
              readOnly={readOnly}
              allowDecimal={false}
              w={220}
            />
          )}
        </>
      )}
    </FlowForm>
  )
}
