import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  limits,
  Name,
  OneOf,
  Resource,
  Slug,
  Stream,
  Text,
  Timestamp,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

export const Deliverable = Resource('deliverable', {
  id: Id(),
  conversation_id: Id(),
  agent: Slug(),
  deliverable_template_id: Type.Optional(Id('The template it follows, where there was one.')),
  title: Name(),
  format: OneOf(deliverableFormats),
  body: Text('In its format.', limits.source),
  created_at: Timestamp(),
})

export const deliverables = {
  listDeliverables: defineOperation({
    id: 'listDeliverables',
    method: 'GET',
    path: '/deliverables',
    group: 'Deliverable templates',
    access: 'read',
    summary: 'List deliverables',
    query: ListQuery({
      agent: Type.Optional(Slug()),
      conversation_id: Type.Optional(Id()),
    }),
    response: List(Deliverable),
  }),
  getDeliverable: defineOperation({
    id: 'getDeliverable',
    method: 'GET',
    path: '/deliverables/{id}',
    group: 'Deliverable templates',
    access: 'read',
    summary: 'Get a deliverable',
    response: Deliverable,
  }),
  getDeliverableDocument: defineOperation({
    id: 'getDeliverableDocument',
    method: 'GET',
    path: '/deliverables/{id}/document',
    group: 'Deliverable templates',
    access: 'read',
    summary: 'Get the document of a deliverable',
    description: 'A page of HTML, or Markdown with `Accept: text/markdown` where it is written in that.',
    mediaType: 'text/html',
    response: Stream('The document.'),
  }),
}
