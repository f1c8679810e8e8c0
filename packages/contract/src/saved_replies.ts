import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  includeArchived,
  List,
  ListQuery,
  Locale,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  Resource,
} from './common.ts'
import { savedReply as example } from './examples/inbox.ts'
import { defineOperation } from './operation.ts'

/** Replies that a team writes once and sends often. */

const fields = {
  title: Name('A title for the team. Visitors do not see it.'),
  body: NonBlankText('The text to send, as plain text.'),
}
const locale = Nullable(Locale('The language it is written in. `null`, the default, fits every language.'))

export const SavedReply = Resource('saved_reply', 'A ready-made reply that the team can send to visitors.', {
  id: Id(),
  ...fields,
  locale: Nullable(Locale('The language it is written in. `null` if it fits every language.')),
  archived: ArchivedFlag,
  created_at: CreatedAt,
})

const read = { group: 'Conversations', access: 'read' } as const
const write = { group: 'Conversations', access: 'write' } as const
const path = '/saved_replies/{id}' as const

export const savedReplies = {
  listSavedReplies: defineOperation({
    ...read,
    id: 'listSavedReplies',
    method: 'GET',
    path: '/saved_replies',
    summary: 'List saved replies',
    description: 'Returns saved replies, newest first.',
    query: ListQuery({
      locale: Type.Optional(Locale('Only replies in this language, and those that fit every language.')),
      ...includeArchived,
    }),
    response: List(SavedReply),
    answer: listOf(example),
  }),
  createSavedReply: defineOperation({
    ...write,
    id: 'createSavedReply',
    method: 'POST',
    path: '/saved_replies',
    status: 201,
    summary: 'Create a saved reply',
    description:
      'Saves a text for the team. To send it, post it with `POST /conversations/{id}/messages`. The text is sent as it is: it has no placeholders.',
    body: ClosedObject({ ...fields, locale: Type.Optional(locale) }),
    response: SavedReply,
    example: { title: example.title, body: example.body, locale: 'en' },
    answer: example,
  }),
  getSavedReply: defineOperation({
    ...read,
    id: 'getSavedReply',
    method: 'GET',
    path,
    summary: 'Get a saved reply',
    description: 'Returns one saved reply, even if it is archived.',
    response: SavedReply,
    answer: example,
  }),
  updateSavedReply: defineOperation({
    ...write,
    id: 'updateSavedReply',
    method: 'PATCH',
    path,
    summary: 'Update a saved reply',
    description: 'Changes only the fields you send. Messages that were sent with it stay as they are.',
    body: Changes({ ...fields, locale }),
    response: SavedReply,
    errors: ['resource_archived'],
    example: { title: 'Thanks, and when we call' },
    answer: { ...example, title: 'Thanks, and when we call' },
  }),
  archiveSavedReply: defineOperation({
    ...write,
    id: 'archiveSavedReply',
    method: 'POST',
    path: `${path}/archive`,
    summary: 'Archive a saved reply',
    description: 'Removes the reply from the list. Archiving twice changes nothing.',
    response: SavedReply,
    answer: { ...example, archived: true },
  }),
  restoreSavedReply: defineOperation({
    ...write,
    id: 'restoreSavedReply',
    method: 'DELETE',
    path: `${path}/archive`,
    summary: 'Restore a saved reply',
    description: 'Puts the reply back on the list.',
    response: SavedReply,
    answer: example,
  }),
}
