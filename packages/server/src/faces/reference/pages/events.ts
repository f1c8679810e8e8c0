import { parameterList } from '../attributes.ts'
import { exampleBlock } from '../code_block.ts'
import { objectName } from '../document.ts'
import type { Page } from '../layout.ts'
import { html } from '../markup.ts'
import { type Reference, returnOf } from '../reference.ts'
import { objectLink } from '../schema_words.ts'

/** `/docs/events`: what is told when something changes, and how it arrives. */
export function eventsPage({ events, eventHeaders, operations }: Reference): Page {
  const content = html`<h1>Events and webhooks</h1>
    <p class="lead">Every change creates an event. List events, stream them, or have them sent to you.</p>
    <ul class="notes">
      <li><a href="/docs/operations/listEvents">List events</a> returns them in order.</li>
      <li><a href="/docs/operations/streamEvents">Stream events</a> sends them as they happen.</li>
      <li><a href="/docs/operations/createWebhookEndpoint">Create a webhook endpoint</a> to have them sent, signed, to your own URL. The guide <a href="/docs/guides/receive-events">Receive events by webhook</a> walks through it.</li>
    </ul>
    ${exampleBlock('An event', returnOf(operations.get('getEvent')!).example)}
    <h2 id="deliveries">Deliveries</h2>
    <p>An event is sent by <code>POST</code> as JSON. Respond with a status from 200 to 299 within 15 seconds; otherwise, the event is retried for three days. Events for the same object arrive in order. A 410 response disables the endpoint. Deliveries follow <a href="https://www.standardwebhooks.com">Standard Webhooks</a> and can be verified with its libraries. Each has these headers:</p>
    ${parameterList(eventHeaders)}
    <h2 id="types">Types</h2>
    <p>An endpoint subscribes to types by name, or to all types of an object, such as <code>conversation.*</code>.</p>
    <ul class="list">${events.map(({ type, description, data }) => {
      const name = objectName(data)
      return html`<li id="${type}"><a href="#${type}"><code>${type}</code></a>${name !== undefined && html` <span class="type">data: ${objectLink(name)}</span>`}<p>${description}</p></li>`
    })}</ul>`
  return {
    title: 'Events and webhooks',
    summary: 'The events of the Foyer API and how they arrive.',
    content,
  }
}
