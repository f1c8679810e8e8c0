import { Type } from 'typebox'
import {
  Changes,
  CreatedAt,
  Id,
  Integer,
  List,
  ListQuery,
  limits,
  listOf,
  Name,
  OneOf,
  Resource,
  Slug,
  Stream,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { deliverableShare, deliverable as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

export const Deliverable = Resource(
  'deliverable',
  'A document for a visitor, as the dashboard calls it, written from a conversation. It stays as it was written.',
  {
    id: Id(),
    conversation_id: Id('The conversation it was written for.'),
    agent: Slug('The agent that handed it over.'),
    deliverable_template_id: Type.Optional(Id('The template it is based on. Absent if there was none.')),
    deliverable_template_version: Type.Optional(
      Integer('The version of that template. Absent without a template, and on older deliverables.'),
    ),
    title: Name('The name of the template, or a standard title without one.'),
    format: OneOf(deliverableFormats, 'The format of the body.'),
    body: Text('The text of the deliverable.', limits.source),
    shared_until: Type.Optional(
      Timestamp('When its link expires, or expired. Absent when it is not shared.'),
    ),
    created_at: CreatedAt,
  },
)

export const DeliverableShare = Resource(
  'deliverable_share',
  'A link that shows a deliverable to anyone who has the link, until it expires.',
  {
    deliverable_id: Id('The deliverable.'),
    conversation_id: Id('The conversation it was written for.'),
    url: Url('The link. It is shown only once and stored only as a hash.'),
    created_at: CreatedAt,
    expires_at: Timestamp('When it stops working.'),
  },
)

const read = { group: 'Deliverable templates', access: 'read' } as const
const write = { group: 'Deliverable templates', access: 'write' } as const

export const deliverables = {
  listDeliverables: defineOperation({
    ...read,
    id: 'listDeliverables',
    method: 'GET',
    path: '/deliverables',
    summary: 'List deliverables',
    description: 'Returns deliverables, newest first.',
    query: ListQuery({
      agent: Type.Optional(Slug('Only deliverables of this agent.')),
      conversation_id: Type.Optional(Id('Only deliverables of this conversation.')),
    }),
    response: List(Deliverable),
    answer: listOf(example),
  }),
  getDeliverable: defineOperation({
    ...read,
    id: 'getDeliverable',
    method: 'GET',
    path: '/deliverables/{id}',
    summary: 'Get a deliverable',
    description: 'Returns the deliverable as data, in the format it was written in.',
    response: Deliverable,
    answer: example,
  }),
  getDeliverableDocument: defineOperation({
    ...read,
    id: 'getDeliverableDocument',
    method: 'GET',
    path: '/deliverables/{id}/document',
    summary: 'Download a deliverable',
    description:
      'Returns an HTML page. With `Accept: application/pdf` it is a file to print, with the name, address and contact details of the organization. With `Accept: text/markdown`, a deliverable that was written in Markdown is returned as such.',
    mediaType: 'text/html',
    mediaTypes: ['text/markdown', 'application/pdf'],
    response: Stream('The deliverable as an HTML page.'),
    answer: '<!doctype html><title>First summary</title><h1>What we understood</h1><p>Team size: 11-50</p>',
  }),
  shareDeliverable: defineOperation({
    ...write,
    id: 'shareDeliverable',
    method: 'POST',
    path: '/deliverables/{id}/share',
    summary: 'Share a deliverable',
    description:
      'Creates a link that opens the deliverable as a page with a PDF to download, without signing in. A deliverable has one link at a time: a new one replaces the old one. Erasing the conversation also ends it.',
    body: Changes({
      days: Integer('After how many days the link expires. Defaults to 14.', { minimum: 1, maximum: 90 }),
    }),
    status: 201,
    response: DeliverableShare,
    secret: true,
    example: { days: 30 },
    answer: deliverableShare,
  }),
  unshareDeliverable: defineOperation({
    ...write,
    id: 'unshareDeliverable',
    method: 'DELETE',
    path: '/deliverables/{id}/share',
    summary: 'Stop sharing a deliverable',
    description: 'The link stops working immediately. Repeating it changes nothing.',
    response: Deliverable,
    answer: example,
  }),
  createDeliverable: defineOperation({
    ...write,
    group: 'Conversations',
    id: 'createDeliverable',
    method: 'POST',
    path: '/conversations/{id}/deliverables',
    summary: 'Create a deliverable',
    description:
      "Writes a deliverable from the conversation's answers so far and the template as it is now. Earlier deliverables stay as they are. The builtin reasoner writes it; no model is called.",
    body: Changes({
      deliverable_template_id: Id(
        'A live template of the agent. Defaults to the one that new conversations use, or to the standard deliverable without one.',
      ),
    }),
    status: 201,
    response: Deliverable,
    errors: ['resource_archived'],
    example: {},
    answer: { ...example, id: 32 },
  }),
}
