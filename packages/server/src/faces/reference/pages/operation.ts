import { errorsOf, isForPeople, isWrite, type Operation, statusesOf } from '@foyer/contract'
import { attributeList, parameterList } from '../attributes.ts'
import { codeBlock, exampleBlock } from '../code_block.ts'
import type { Parameter, Schema } from '../document.ts'
import { curlOf } from '../examples/curl.ts'
import { typescriptOf } from '../examples/typescript.ts'
import type { Page } from '../layout.ts'
import { html, inline, type Markup, prose } from '../markup.ts'
import { methodBadge } from '../method_badge.ts'
import { type Reference, type ReferenceOperation, returnOf, slugOf } from '../reference.ts'
import { objectLink } from '../schema_words.ts'

/** `/docs/operations/{id}`: everything about one operation. */
export function operationPage({ url }: Reference, described: ReferenceOperation): Page {
  const { operation, parameters, body } = described
  const { group, summary, description = '', method, path } = operation
  const parametersIn = (place: string) =>
    parameters.filter((each) => each.in === place && !isConvention(each))
  const content = html`<p class="crumb"><a href="/docs#${slugOf(group)}">${group}</a></p>
    <h1>${summary}</h1>
    <p class="address">${methodBadge(method)} <code>/v1${path}</code></p>
    <div class="columns">
      <div class="explanation">
        ${prose(description)}
        ${notes(operation)}
        ${parameterSection('Path parameters', parametersIn('path'))}
        ${body && bodySection(body, operation)}
        ${parameterSection('Query parameters', parametersIn('query'))}
        ${returnSection(described)}
        ${errorSection(operation)}
      </div>
      <div class="examples">
        ${codeBlock('curl', curlOf(operation, url))}
        ${codeBlock('TypeScript', typescriptOf(operation, url))}
        ${exampleBlock(`Response ${operation.status}`, returnOf(described).example)}
      </div>
    </div>`
  return { title: summary, summary: `${method} ${path}. ${description}`, content }
}

/** What the notes say of every operation that takes it. */
const isConvention = ({ name, in: place }: Parameter) => place === 'header' || name === 'dry_run'

const parameterSection = (title: string, parameters: Parameter[]): Markup | false =>
  parameters.length > 0 && html`<h2>${title}</h2>${parameterList(parameters)}`

/** What the conventions say of this operation. */
function notes(operation: Operation): Markup | false {
  const said = [
    accessNote(operation),
    operation.activity && html`Refused while the organization is paused or not verified.`,
    isWrite(operation) &&
      html`Send an <code>Idempotency-Key</code> header to <a href="/docs/conventions#idempotency">repeat it safely</a>.`,
    operation.dryRun &&
      html`<code>?dry_run=true</code> does a <a href="/docs/conventions#dry-runs">dry run</a>: everything is checked, nothing is stored.`,
    operation.versioned &&
      html`The response has the version of the flow as <code>ETag</code>. ${
        isWrite(operation) &&
        html`Send it as <code>If-Match</code>, and the edit is refused if <a href="/docs/conventions#versions-of-a-flow">someone else saved first</a>.`
      }`,
    operation.query?.properties.starting_after &&
      html`Returns one <a href="/docs/conventions#lists-and-paging">page of a list</a>.`,
    operation.form &&
      html`Also accepts <code>multipart/form-data</code>, with the file itself as <code>file</code>.`,
  ].filter((note) => note instanceof Object)
  return said.length > 0 && html`<ul class="notes">${said.map((note) => html`<li>${note}</li>`)}</ul>`
}

function accessNote(operation: Operation): Markup | false {
  if (operation.access === 'manage')
    return html`Only for <a href="/docs/conventions#signed-in-people">signed-in owners</a>. An API key is refused.`
  if (isForPeople(operation))
    return html`Only for <a href="/docs/conventions#signed-in-people">signed-in people</a>. An API key is refused.`
  return (
    operation.access === 'write' &&
    html`Needs a key with the role <code>admin</code> (“Read and write” in the dashboard), or a signed-in owner or editor.`
  )
}

const bodySection = (body: Schema, { bodyLimitBytes }: Operation): Markup =>
  html`<h2>Body</h2>${bodyLimitBytes !== undefined && html`<p>At most ${bodyLimitBytes / 1024 / 1024} MiB.</p>`}${attributeList(body, 'sent')}`

function returnSection(described: ReferenceOperation): Markup {
  const { schema, object, isList } = returnOf(described)
  const { status, csv, mediaTypes = [], turns } = described.operation
  const others = [...mediaTypes, ...(csv ? ['text/csv'] : [])]
  const what = object
    ? html`<p>${status}, with ${isList ? html`a list of ${objectLink(object)} objects` : html`the ${objectLink(object)} object`}.</p>`
    : html`<p>${status}. ${inline(schema.description ?? '')}</p>`
  return html`<h2>Response</h2>${what}
    ${others.length > 0 && html`<p>With <code>Accept</code>, also as ${others.map((type, index) => html`${index > 0 && ', '}<code>${type}</code>`)}.</p>`}
    ${turns && html`<p>With <code>Accept: text/event-stream</code>, as it happens. ${inline(described.success.content!['text/event-stream']!.schema.description!)}</p>`}
    ${schema.properties && !object && attributeList(schema, 'received')}`
}

const errorSection = (operation: Operation): Markup =>
  html`<h2>Errors</h2><ul class="errors">${errorsOf(operation).map(
    (code) =>
      html`<li><a href="/docs/errors#${code}"><code>${code}</code></a> <span class="status">${statusesOf(code, operation).join(', ')}</span></li>`,
  )}</ul>`
