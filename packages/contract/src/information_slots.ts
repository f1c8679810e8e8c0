import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  Dictionary,
  Flag,
  Id,
  Key,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Text,
} from './common.ts'
import { slot as example } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { slotDataTypes } from './vocabulary.ts'

const labels = 'Value to the label that visitors see. A value without a label is shown as it is.'
const SlotTranslation = ClosedObject({
  title: Type.Optional(Name('The title in this language.')),
  enum_labels: Type.Optional(Dictionary(Name(), 'Value to its label in this language.')),
})

const slotFields = {
  title: Nullable(Name('A label for people, also used when asking for the answer. `null` if there is none.')),
  required: Flag(
    'Whether the phase needs the answer before it can end. Its phase must have the tool `capture_slots`.',
  ),
  description: Nullable(Text('Guidance for recognizing the answer in a message. Hidden from visitors.')),
  enum_values: Nullable(
    ListOf(Text(undefined, 200), {
      description:
        'The values to choose from, at most 50. Required for `enum` and `band`; `multi_enum` without values is an open list. `null` for other types.',
    }),
  ),
  enum_labels: Dictionary(Name(), labels),
  translations: Dictionary(SlotTranslation, 'Language tag to the title and labels in that language.'),
}
const DataType = () =>
  OneOf(
    slotDataTypes,
    '`enum` is one value, `band` one of several ordered ranges, `multi_enum` several values; the others are text, yes or no, and an email address.',
  )
const NewKey = () =>
  Key('The name of the answer in `slot_values` and in prompts. Unique among the live slots of the flow.')

/** §2.3. */
export const InformationSlot = Resource(
  'information_slot',
  'What the agent asks about in a phase, and the type of answer it captures. The dashboard calls it a question.',
  {
    id: Id(),
    key: Type.String({
      description: 'The name of the answer in `slot_values`, in prompts and in the extraction schema.',
    }),
    title: slotFields.title,
    data_type: DataType(),
    required: slotFields.required,
    enum_values: slotFields.enum_values,
    enum_labels: slotFields.enum_labels,
    translations: slotFields.translations,
    description: slotFields.description,
    archived: ArchivedFlag,
  },
)

const slots = '/agents/{agent_slug}/flow/slots' as const
const compiled = { group: 'Flow', access: 'write', versioned: true } as const
const errors = ['flow_invalid', 'resource_archived'] as const

export const informationSlots = {
  createSlot: defineOperation({
    ...compiled,
    id: 'createSlot',
    method: 'POST',
    path: '/agents/{agent_slug}/flow/states/{id}/slots',
    summary: 'Add a slot to a phase',
    description:
      'Adds the slot at the end of the phase and raises the version of the flow. Refused with `flow_invalid` if the flow would not compile.',
    body: ClosedObject({ key: NewKey(), data_type: DataType(), ...Changes(slotFields).properties }),
    status: 201,
    response: InformationSlot,
    errors,
    example: { key: 'team_size', data_type: 'band', enum_values: ['1-10', '11-50', '51+'] },
    answer: {
      ...example,
      title: null,
      required: false,
      enum_labels: {},
      translations: {},
      description: null,
    },
  }),
  getSlot: defineOperation({
    id: 'getSlot',
    method: 'GET',
    path: `${slots}/{id}`,
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: 'Get a slot',
    description: 'Returns one slot, even if it is archived.',
    response: InformationSlot,
    answer: example,
  }),
  updateSlot: defineOperation({
    ...compiled,
    id: 'updateSlot',
    method: 'PATCH',
    path: `${slots}/{id}`,
    section: '§4.3',
    summary: 'Update a slot',
    description:
      'Changes only the fields you send and raises the version of the flow. Removing a value also removes its labels. Conversations that have started keep the slot as it was.',
    body: Changes({
      key: NewKey(),
      ...slotFields,
      data_type: DataType(),
      state_id: Id('Moves the slot to the end of this phase.'),
    }),
    response: InformationSlot,
    errors,
    example: { title: 'Team size' },
    answer: example,
  }),
  archiveSlot: defineOperation({
    ...compiled,
    id: 'archiveSlot',
    method: 'POST',
    path: `${slots}/{id}/archive`,
    summary: 'Archive a slot',
    description:
      'New conversations no longer capture it, and its key can be used again. Conversations that have started keep it.',
    response: InformationSlot,
    errors,
    answer: { ...example, archived: true },
  }),
  restoreSlot: defineOperation({
    ...compiled,
    id: 'restoreSlot',
    method: 'DELETE',
    path: `${slots}/{id}/archive`,
    summary: 'Restore a slot',
    description:
      'New conversations capture it again. Refused while its phase is archived, or if its key is in use by another slot.',
    response: InformationSlot,
    errors,
    answer: example,
  }),
}
