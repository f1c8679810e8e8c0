import { Type } from 'typebox'
import {
  Changes,
  Id,
  Integer,
  Locale,
  limits,
  Name,
  NonBlankText,
  OneOf,
  Resource,
  Slug,
  Text,
} from './common.ts'
import { deliverablePreview } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

export const DeliverablePreview = Resource(
  'deliverable_preview',
  'A deliverable as a template would produce it. It is not stored.',
  {
    deliverable_template_id: Id('The template it follows.'),
    deliverable_template_version: Integer('The version of the template.'),
    agent: Slug('The agent that would hand it over.'),
    conversation_id: Type.Optional(Id('The conversation it was made from. Absent for a sample.')),
    locale: Locale('The language of the conversation.'),
    title: Name('The title of the deliverable.'),
    format: OneOf(deliverableFormats, 'The format of the body.'),
    body: Text('The text of the deliverable.', limits.source),
    html: Type.String({ description: 'The deliverable as the page that visitors see.' }),
    warnings: Type.Array(Type.String(), {
      description: 'References without a value, with the agent as it is now.',
    }),
  },
)

export const deliverablePreviews = {
  previewDeliverableTemplate: defineOperation({
    group: 'Deliverable templates',
    access: 'read',
    id: 'previewDeliverableTemplate',
    method: 'POST',
    path: '/deliverable_templates/{id}/preview',
    summary: 'Preview a deliverable template',
    description:
      'Fills in the template with one of your conversations, or with a sample in which every slot is answered. Send `name`, `body` or `format` to see an edit before you save it. Nothing is stored, and no model is called.',
    body: Changes({
      conversation_id: Id('The conversation to take the answers from. Without it, a sample is used.'),
      agent: Slug('The agent of the sample. Defaults to the first agent of the template.'),
      locale: Locale("The language of the sample. Defaults to the agent's first language."),
      name: Name('A title to try instead of the stored one.'),
      body: NonBlankText('A body to try instead of the stored one.', limits.prompt),
      format: OneOf(deliverableFormats, 'A format to try instead of the stored one.'),
    }),
    response: DeliverablePreview,
    errors: ['parameter_missing', 'flow_invalid'],
    example: { locale: 'en' },
    answer: deliverablePreview,
  }),
}
