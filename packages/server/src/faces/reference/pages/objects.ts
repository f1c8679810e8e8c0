import { attributeList } from '../attributes.ts'
import { exampleBlock } from '../code_block.ts'
import type { Schema } from '../document.ts'
import type { Page } from '../layout.ts'
import { html, inline, type Markup, prose } from '../markup.ts'
import { methodBadge } from '../method_badge.ts'
import {
  objectsWith,
  operationsReturning,
  type Reference,
  type ReferenceOperation,
  returnOf,
} from '../reference.ts'
import { objectLink } from '../schema_words.ts'

/** `/docs/objects`: the index of everything that answers are made of. */
export function objectsPage({ objects }: Reference): Page {
  const content = html`<h1>Objects</h1>
    <p class="lead">What responses and events are made of.</p>
    <ul class="list">${[...objects].map(
      ([name, { description = '' }]) => html`<li>${objectLink(name)}<p>${inline(description)}</p></li>`,
    )}</ul>`
  return { title: 'Objects', summary: 'Every object of the Foyer API.', content }
}

/** `/docs/objects/{name}` */
export function objectPage(reference: Reference, name: string, schema: Schema): Page {
  const { description = '' } = schema
  const returnedBy = operationsReturning(reference, name)
  const partOf = objectsWith(reference, name)
  const example = exampleOf(returnedBy)
  const content = html`<p class="crumb"><a href="/docs/objects">Objects</a></p>
    <h1>${name}</h1>
    <div class="columns">
      <div class="explanation">
        ${prose(description)}
        <h2>Attributes</h2>
        ${attributeList(schema, 'received')}
        ${returnedBy.length > 0 && html`<h2>Returned by</h2>${operationLinks(returnedBy)}`}
        ${partOf.length > 0 && html`<h2>Part of</h2><p>${partOf.map((other, index) => html`${index > 0 && ', '}${objectLink(other)}`)}</p>`}
      </div>
      <div class="examples">${example !== undefined && exampleBlock('Example', example)}</div>
    </div>`
  return { title: name, summary: description, content }
}

const operationLinks = (operations: ReferenceOperation[]): Markup =>
  html`<ul class="operations">${operations.map(
    ({ operation: { id, method, summary } }) =>
      html`<li>${methodBadge(method)} <a href="/docs/operations/${id}">${summary}</a></li>`,
  )}</ul>`

/** The one that is returned alone tells most; otherwise the first of a list. */
function exampleOf(operations: ReferenceOperation[]): unknown {
  const returns = operations.map(returnOf)
  const { example, isList } = returns.find((each) => !each.isList) ?? returns[0] ?? {}
  return isList ? (example as { data: unknown[] }).data[0] : example
}
