import {
  Actor,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  includeArchived,
  List,
  ListQuery,
  listOf,
  NonBlankText,
  Resource,
} from './common.ts'
import { note as example } from './examples/inbox.ts'
import { defineOperation } from './operation.ts'

/** What the team writes about a conversation for itself. */

const text = NonBlankText('What the team should know.')

export const Note = Resource(
  'note',
  'A note by the team about a conversation. Neither visitors nor agents ever see it.',
  {
    id: Id(),
    conversation_id: Id('The conversation it is about.'),
    text,
    author: Actor,
    archived: ArchivedFlag,
    created_at: CreatedAt,
  },
)

const read = { group: 'Conversations', access: 'read' } as const
const write = { group: 'Conversations', access: 'write' } as const
const ofConversation = '/conversations/{id}/notes' as const
const path = '/notes/{id}' as const

export const notes = {
  listNotes: defineOperation({
    ...read,
    id: 'listNotes',
    method: 'GET',
    path: ofConversation,
    summary: 'List the notes of a conversation',
    description: 'Returns notes, newest first.',
    query: ListQuery(includeArchived),
    response: List(Note),
    answer: listOf(example),
  }),
  createNote: defineOperation({
    ...write,
    id: 'createNote',
    method: 'POST',
    path: ofConversation,
    status: 201,
    summary: 'Add a note to a conversation',
    description:
      'Works in any status of the conversation. Erasing the conversation erases its notes. Events and the audit log do not contain the text.',
    body: ClosedObject({ text }),
    response: Note,
    example: { text: example.text },
    answer: example,
  }),
  getNote: defineOperation({
    ...read,
    id: 'getNote',
    method: 'GET',
    path,
    summary: 'Get a note',
    description: 'Returns one note, even if it is archived.',
    response: Note,
    answer: example,
  }),
  updateNote: defineOperation({
    ...write,
    id: 'updateNote',
    method: 'PATCH',
    path,
    summary: 'Update a note',
    description: 'Replaces the text. The author stays the one who wrote it first.',
    body: Changes({ text }),
    response: Note,
    errors: ['resource_archived'],
    example: { text: 'Call back on Tuesday.' },
    answer: { ...example, text: 'Call back on Tuesday.' },
  }),
  archiveNote: defineOperation({
    ...write,
    id: 'archiveNote',
    method: 'POST',
    path: `${path}/archive`,
    summary: 'Archive a note',
    description: 'Removes the note from the list. Archiving twice changes nothing.',
    response: Note,
    answer: { ...example, archived: true },
  }),
  restoreNote: defineOperation({
    ...write,
    id: 'restoreNote',
    method: 'DELETE',
    path: `${path}/archive`,
    summary: 'Restore a note',
    description: 'Puts the note back on the list.',
    response: Note,
    answer: example,
  }),
}
