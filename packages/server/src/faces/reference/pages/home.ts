import { codeBlock } from '../code_block.ts'
import { guides } from '../guides.ts'
import type { Page } from '../layout.ts'
import { html, type Markup } from '../markup.ts'
import { methodBadge } from '../method_badge.ts'
import type { Reference, ReferenceGroup } from '../reference.ts'

/** `/docs`: where to begin, and every operation by group. */
export function homePage({ url, groups, operations }: Reference): Page {
  const content = html`<h1>Foyer API</h1>
    <p class="lead">Manage conversational agents and the knowledge they rely on, over HTTP and JSON.</p>
    <p>Every path below starts with <code>${url}</code>. Requests carry an API key; <a href="/docs/conventions">Conventions</a> explains keys, errors, paging, idempotency and versions for all ${operations.size} operations. The machine-readable version is <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    ${codeBlock('Terminal', `curl ${url}/agents -H "Authorization: Bearer $FOYER_API_KEY"`)}
    <h2 id="guides">Guides</h2>
    <ul class="cards">${guides.map(
      ({ slug, title, summary }) =>
        html`<li><a href="/docs/guides/${slug}">${title}</a><p>${summary}</p></li>`,
    )}</ul>
    ${groups.map(groupSection)}`
  return { title: 'Foyer API', summary: 'Reference and guides of the Foyer API.', content }
}

const groupSection = ({ name, slug, description, operations }: ReferenceGroup): Markup =>
  html`<section aria-labelledby="${slug}"><h2 id="${slug}">${name}</h2>
    <p>${description}</p>
    <ul class="operations">${operations.map(
      ({ operation: { id, method, path, summary } }) =>
        html`<li>${methodBadge(method)} <a href="/docs/operations/${id}">${summary}</a> <code>${path}</code></li>`,
    )}</ul></section>`
