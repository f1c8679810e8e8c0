import { errorCodes, errorTable } from '@foyer/contract'
import { exampleBlock } from '../code_block.ts'
import type { Page } from '../layout.ts'
import { html } from '../markup.ts'

/** `/docs/errors`: every code that a request can be refused with. */
export function errorsPage(): Page {
  const content = html`<h1>Errors</h1>
    <p class="lead">A failed request returns a status of 400 or higher and a single error.</p>
    <p>Programs should use <code>code</code>. <code>message</code> is for people: it says what to do, and its wording may change. <code>param</code> is the field at fault, as a dotted path such as <code>pages.0.url</code>. There are ${errorCodes.length} codes, and version 1 will have no others. Quote the <code>X-Request-Id</code> header when you ask for help.</p>
    ${exampleBlock('Response 422', unknownParameter)}
    <ul class="list">${errorCodes.map((code) => {
      const { type, statuses, when } = errorTable[code]
      return html`<li id="${code}"><a href="#${code}"><code>${code}</code></a> <span class="status">${statuses.join(', ')}</span> <span class="type">${type}</span><p>${when}</p></li>`
    })}</ul>`
  return { title: 'Errors', summary: 'The error codes of the Foyer API.', content }
}

/** The answer to an agent with `langauges`. */
export const unknownParameter = {
  error: {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: 'langauges is not a parameter of this operation. Did you mean languages?',
    param: 'langauges',
  },
}
