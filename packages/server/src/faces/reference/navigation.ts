import { guides } from './guides.ts'
import { html, type Markup } from './markup.ts'
import type { Reference, ReferenceGroup } from './reference.ts'

/** The links beside every page. The search above them needs the script, which shows it. */
export function navigation({ groups }: Reference, path: string): Markup {
  const link = (href: string, words: string) =>
    html`<li><a href="${href}"${href === path && html` aria-current="page"`}>${words}</a></li>`
  return html`<nav id="navigation" popover aria-label="Reference">
    <div class="search" role="search" hidden>
      <label for="search">Search the reference</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="search-status">
      <p id="search-status" role="status"></p>
      <ul id="search-results"></ul>
    </div>
    <div id="links">
      <ul>
        ${link('/docs', 'Overview')}
        ${link('/docs/conventions', 'Conventions')}
        ${link('/docs/errors', 'Errors')}
        ${link('/docs/events', 'Events and webhooks')}
        ${link('/docs/objects', 'Objects')}
      </ul>
      <h2>Guides</h2>
      <ul>${guides.map(({ slug, title }) => link(`/docs/guides/${slug}`, title))}</ul>
      <h2>Operations</h2>
      <ul>${groups.map((group) => groupLinks(group, path))}</ul>
    </div>
  </nav>`
}

/** The group that the page belongs to shows its operations; the others lead to the overview. */
function groupLinks({ name, slug, operations }: ReferenceGroup, path: string): Markup {
  const own = operations.some(({ operation }) => path === `/docs/operations/${operation.id}`)
  if (!own) return html`<li><a href="/docs#${slug}">${name}</a></li>`
  return html`<li class="open"><a href="/docs#${slug}">${name}</a>
    <ul>${operations.map(({ operation: { id, summary } }) => {
      const href = `/docs/operations/${id}`
      return html`<li><a href="${href}"${href === path && html` aria-current="page"`}>${summary}</a></li>`
    })}</ul></li>`
}
