import type { FlowState, InformationSlot } from '@foyer/sdk'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useDisabledReason } from '../../../api/organization.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { FlowForm } from './FlowForm.tsx'
import type { FlowEdit } from './flow_edit.ts'
import { useFlowEditor } from './flow_editor.ts'
import { typeWords } from './flow_words.ts'
import { SlotActions } from './SlotActions.tsx'
import {
  emptySlot,
  hasChoices,
  keyOf,
  newSlotBody,
  type SlotType,
  slotChanges,
  slotValuesOf,
} from './slot_values.ts'
import { TranslationsInput } from './TranslationsInput.tsx'
import { useEditing } from './use_editing.ts'

const fields = [
  'title',
  'key',
  'data_type',
  'required',
  'description',
  'enum_values',
  'enum_labels',
  'translations',
  'state_id',
]
const types = Object.entries(typeWords).map(([value, label]) => ({ value, label }))
const isType = (word: string | null): word is SlotType => word !== null && word in typeWords

/** A question of a phase, or without one a new question in it. */
export function SlotForm({ phase, slot }: { phase: FlowState; slot?: InformationSlot }) {
  const { flow } = useFlowEditor()
  const readOnly = useDisabledReason('write') !== null
  const editing = useEditing(slot ? slotValuesOf(slot, phase.id) : emptySlot(phase.id), flow.version)
  const { values, base, change } = editing
  const edit: FlowEdit | null = slot
    ? { operation: 'updateSlot', id: slot.id, body: slotChanges(base, values) }
    : newSlotBody(values).key === ''
      ? null
      : { operation: 'createSlot', id: phase.id, body: newSlotBody(values) }
  const phases = flow.phases.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <FlowForm
      editing={editing}
      edit={edit}
      fields={fields}
      submit={slot ? 'Save' : 'Add question'}
      done={slot ? 'Saved. New conversations use it.' : `“${values.title}” was added to ${phase.title}.`}
      actions={slot && <SlotActions phase={phase} slot={slot} />}
    >
      {(errors) => (
        <>
          <TextInput
            label="Question"
            description="What the agent asks for, in a few words: “Team size”, “When would you like to start?”"
            value={values.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
            error={errors.title}
            readOnly={readOnly}
            autoFocus
          />
          <Select
            label="Type of answer"
            data={types}
            value={values.data_type}
            onChange={(type) => isType(type) && change({ data_type: type })}
            error={errors.data_type}
            allowDeselect={false}
            readOnly={readOnly}
            maw={260}
          />
          {hasChoices(values.data_type) && (
            <ChoicesInput
              value={values.choices}
              onChange={(choices) => change({ choices })}
              error={errors.enum_values ?? errors.enum_labels}
              readOnly={readOnly}
            />
          )}
          <Switch
            label="Required"
            description="The agent stays in this phase until this is answered or the phase’s message limit is reached."
            checked={values.required}
            onChange={(event) => change({ required: event.currentTarget.checked })}
            error={errors.required}
            disabled={readOnly}
          />
          <Textarea
            label="Guidance"
            description="How to recognize the answer in a message. Visitors do not see it."
            value={values.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            error={errors.description}
            readOnly={readOnly}
            autosize
            minRows={2}
            maxRows={6}
          />
          <TranslationsInput
            values={values}
            onChange={(translations) => change({ translations })}
            error={errors.translations}
            readOnly={readOnly}
          />
          {slot && (
            <Select
              label="Phase"
              data={phases}
              value={String(values.state_id)}
              onChange={(id) => id && change({ state_id: Number(id) })}
              error={errors.state_id}
              allowDeselect={false}
              readOnly={readOnly}
              maw={320}
            />
          )}
          <TextInput
            label="Key"
            description="The name of the answer in exports, prompts and the API."
            placeholder={keyOf(values.title)}
            value={values.key}
            onChange={(event) => change({ key: event.currentTarget.value })}
            error={errors.key}
            readOnly={readOnly}
            maw={320}
          />
        </>
      )}
    </FlowForm>
  )
}
