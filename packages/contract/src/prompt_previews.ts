import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Dictionary,
  Integer,
  Key,
  ListOf,
  Locale,
  limits,
  Name,
  NonBlankText,
  OneOf,
  Resource,
  Text,
} from './common.ts'
import { promptPreview } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { PromptKindSchema } from './prompt_templates.ts'
import { messageRoles } from './vocabulary.ts'

export const PromptPreview = Resource('prompt_preview', 'A prompt as a language model would receive it.', {
  kind: PromptKindSchema(),
  version: Integer('The version that was previewed.'),
  phase: Key('The phase of the sample conversation.'),
  locale: Locale('The language of the sample conversation.'),
  text: Type.String({
    description:
      'All that the model gets, cut after 400,000 characters. For `conversation` and `extraction`: the instructions, with this prompt in its place, then the message with the situation of the conversation; earlier messages are left out.',
  }),
  references: Type.Array(
    ClosedObject({
      name: Type.String({ description: 'The reference, without braces.' }),
      value: Type.String({ description: 'What was filled in.' }),
    }),
    { description: 'The references in the body, in order of appearance.' },
  ),
  warnings: Type.Array(Type.String(), {
    description: 'References that are unknown, or have no value in this kind of prompt.',
  }),
  tokens: Integer('The estimated size of the whole prompt in tokens.'),
})

/** An answer as a conversation keeps it: text or value, yes or no, several values. */
const SlotValue = Type.Unsafe<string | boolean | string[]>({
  ...Text(),
  type: ['string', 'boolean', 'array'],
  items: Text(),
  maxItems: limits.list,
})

export const promptPreviews = {
  previewPromptTemplate: defineOperation({
    group: 'Prompt templates',
    access: 'read',
    id: 'previewPromptTemplate',
    method: 'POST',
    path: '/agents/{slug}/prompt_templates/{id}/preview',
    summary: 'Preview a prompt version',
    description:
      'Fills in the prompt for a sample conversation with the agent as it is now. Whatever you leave out comes from a built-in sample; the facts are the newest ones the agent may use. A prompt of kind `conversation` or `extraction` is shown with everything that the model gets beside it. Nothing is stored, and no model is called.',
    body: Changes({
      body: NonBlankText(
        "Text to preview instead of the version's own: what you are writing, before you save it.",
        limits.prompt,
      ),
      phase: Key('The key of a live phase. Defaults to the first one.'),
      locale: Locale("The language of the conversation. Defaults to the agent's first language."),
      slots: Dictionary(
        SlotValue,
        'The answers so far, by slot key. Every slot has a sample answer by default.',
      ),
      visitor: ClosedObject(
        { name: Type.Optional(Name("The visitor's name.")) },
        { description: 'Who the visitor is.' },
      ),
      transcript: ListOf(
        ClosedObject({
          role: OneOf(messageRoles, 'Who wrote the message.'),
          text: NonBlankText('The message.'),
        }),
        { description: 'The messages so far, oldest first.' },
      ),
    }),
    response: PromptPreview,
    errors: ['parameter_missing', 'resource_archived'],
    example: { locale: 'en', visitor: { name: 'Noor' }, transcript: [{ role: 'visitor', text: 'Hello!' }] },
    answer: promptPreview,
  }),
}
