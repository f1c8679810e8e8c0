import { isWrite, jsonType, type Operation } from '@foyer/contract'
import type { TObject } from 'typebox'
import type { Components } from './components.ts'
import { type HeaderName, headersNamed } from './headers.ts'
import type { SharedParameters } from './parameters.ts'
import { refusals } from './refusals.ts'
import type { Schema } from './schema.ts'
import { securityOf } from './security.ts'

/** One operation of the contract, as the document tells it. */
export function describeOperation(
  operation: Operation,
  components: Components,
  parameters: SharedParameters,
) {
  const { body, section } = operation
  const description = [operation.description, section && `Specification ${section}.`]
    .filter(Boolean)
    .join(' ')
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    ...(description && { description }),
    ...securityOf(operation),
    parameters: parameters.of(operation),
    ...(body && { requestBody: requestBody(operation, body, components) }),
    responses: {
      [operation.status]: success(operation, components),
      ...refusals(operation, components),
    },
  }
}

function requestBody({ example, form }: Operation, body: TObject, components: Components) {
  return {
    required: Boolean(body.required?.length),
    content: {
      [jsonType]: { schema: components.schema(body, 'sent'), ...(example !== undefined && { example }) },
      ...(form && { 'multipart/form-data': { schema: components.schema(formSchema(body), 'sent') } }),
    },
  }
}

/** The file stands for `filename` and `content`. */
function formSchema(body: TObject): Schema {
  const { kind, filename, content, text, url, ...rest } = body.properties
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The file itself.',
  }
  return { type: 'object', properties: { file, ...rest }, required: ['file'], additionalProperties: false }
}

const done = { 200: 'Done.', 201: 'Created.', 202: 'Started.' }

function success(operation: Operation, components: Components) {
  const { status, response, mediaType, mediaTypes = [], answer, turns, csv } = operation
  return {
    description: done[status],
    headers: headersOf(operation, components),
    content: {
      [mediaType]: {
        schema: components.schema(response, 'received'),
        ...(answer !== undefined && { example: answer }),
      },
      ...Object.fromEntries(mediaTypes.map((other) => [other, { schema: { type: 'string' } }])),
      ...(csv && { 'text/csv': { schema: { type: 'string' } } }),
      ...(turns && { 'text/event-stream': { schema: turnEvents } }),
    },
  }
}

/** Each frame names its event and carries one line of JSON. */
const turnEvents = {
  type: 'string',
  description:
    '`accepted`: the message as it was stored · `captured`: {slot, value} · `phase`: {phase} · `token`: {text}, the reply ' +
    'as it comes · `chips`, `links`: those of the reply · then `done`, the turn, or `error`, the envelope of an error.',
}

function headersOf(operation: Operation, components: Components) {
  const names: HeaderName[] = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']
  if (operation.versioned) names.push('ETag')
  if (isWrite(operation)) names.push('Idempotent-Replayed')
  if (operation.dryRun) names.push('Dry-Run')
  return headersNamed(names, components)
}
