import type { FlowState } from '@foyer/sdk'
import { NumberInput, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useHasModel } from '../../../api/use_has_model.ts'
import { FlowForm } from './FlowForm.tsx'
import type { FlowEdit } from './flow_edit.ts'
import { useFlowEditor } from './flow_editor.ts'
import { kindWords } from './flow_words.ts'
import { emptyPhase, newPhaseBody, phaseChanges, phaseValuesOf } from './phase_values.ts'
import { ToolSwitches } from './ToolSwitches.tsx'
import { useEditing } from './use_editing.ts'

const fields = ['title', 'kind', 'objective', 'exit_criteria', 'max_turns', 'tools', 'tool_settings']

/** A phase that is there, or without one a new phase. */
export function PhaseForm({ phase }: { phase?: FlowState }) {
  const { flow } = useFlowEditor()
  const hasModel = useHasModel()
  const readOnly = useDisabledReason('write') !== null
  const editing = useEditing(phase ? phaseValuesOf(phase) : emptyPhase, flow.version)
  const { values, base, change } = editing
  const edit: FlowEdit | null = phase
    ? { operation: 'updateFlowState', id: phase.id, body: phaseChanges(base, values) }
    : values.title.trim() === ''
      ? null
      : { operation: 'createFlowState', body: newPhaseBody(values) }
  const modelHint = hasModel ? '' : ' Requires a language model.'
  return (
    <FlowForm
      editing={editing}
      edit={edit}
      fields={fields}
      submit={phase ? 'Save' : 'Add phase'}
      done={phase ? 'Saved. New conversations use it.' : `${values.title} was added to the flow.`}
    >
      {(errors) => (
        <>
          <TextInput
            label="Title"
            description="Only visible to your team."
            value={values.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
            error={errors.title}
            readOnly={readOnly}
            data-autofocus
            autoFocus
          />
          <Stack gap={4}>
            <Text size="sm" fw={500} id="phase-kind">
              Type
            </Text>
            {phase ? (
              <Text size="sm">{kindWords[values.kind].label}</Text>
            ) : (
              <SegmentedControl
                aria-labelledby="phase-kind"
                data={(['step', 'loop'] as const).map((kind) => ({
                  value: kind,
                  label: kindWords[kind].label,
                }))}
                value={values.kind}
                onChange={(kind) => change({ kind: kind === 'loop' ? 'loop' : 'step' })}
                w="fit-content"
              />
            )}
            <Text size="xs" c="dimmed">
              {kindWords[values.kind].does}
            </Text>
          </Stack>
          <Textarea
            label="Objective"
            description={`What the agent tries to achieve in this phase.${modelHint}`}
            value={values.objective}
            onChange={(event) => change({ objective: event.currentTarget.value })}
            error={errors.objective}
            readOnly={readOnly}
            autosize
            minRows={2}
            maxRows={8}
          />
          <Textarea
            label="Move on when"
            description={`List the questions that must be answered first.${hasModel ? ' You can also describe other conditions.' : ' Other conditions require a language model.'}`}
            value={values.exit_criteria}
            onChange={(event) => change({ exit_criteria: event.currentTarget.value })}
            error={errors.exit_criteria}
            readOnly={readOnly}
            autosize
            minRows={2}
            maxRows={8}
          />
          <NumberInput
            label="Message limit"
            description="After this many messages from the visitor, the conversation moves on."
            value={values.max_turns}
            onChange={(turns) => change({ max_turns: typeof turns === 'number' ? turns : '' })}
            error={errors.max_turns}
            readOnly={readOnly}
            allowDecimal={false}
            w={220}
          />
          <ToolSwitches values={values} onChange={change} errors={errors} readOnly={readOnly} />
        </>
      )}
    </FlowForm>
  )
}
