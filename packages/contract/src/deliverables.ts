import { Type } from 'typebox'
import {
  CreatedAt,
  Id,
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
} from './common.ts'
import { deliverable as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

export const Deliverable = Resource('deliverable', 'A document that was handed to a visitor.', {
  id: Id(),
  conversation_id: Id('The conversation it was written for.'),
  agent: Slug('The agent that handed it over.'),
  deliverable_template_id: Type.Optional(Id('The template it follows. Absent if there was none.')),
  title: Name('The name of the template, or a standard title without one.'),
  format: OneOf(deliverableFormats, 'The format of the body.'),
  body: Text('The document.', limits.source),
  created_at: CreatedAt,
})

const read = { group: 'Deliverable templates', access: 'read' } as const

export const deliverables = {
  listDeliverables: defineOperation({
    ...read,
    id: 'listDeliverables',
    method: 'GET',
    path: '/deliverables',
    summary: 'List deliverables',
    description: 'Returns documents, newest first.',
    query: ListQuery({
      agent: Type.Optional(Slug('Only documents of this agent.')),
      conversation_id: Type.Optional(Id('Only documents of this conversation.')),
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
    description: 'Returns the document as data, in the format it was written in.',
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
      'Returns an HTML page. With `Accept: text/markdown`, a document that was written in Markdown is returned as such.',
    mediaType: 'text/html',
    response: Stream('The document as an HTML page.'),
    answer: '<!doctype html><title>First summary</title><h1>What we understood</h1><p>Team size: 11-50</p>',
  }),
}
