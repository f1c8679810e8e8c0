import type { Parameter, Schema } from './document.ts'
import { html, inline, type Markup } from './markup.ts'
import { choicesOf, isMap, limitWords, typeWords } from './schema_words.ts'

/** Lists of attributes and parameters: what each is called, what it may be, and what it is for. */

/** What is required is said of what is sent; in what is received, what may be absent. */
export type Direction = 'sent' | 'received'

export function attributeList(schema: Schema, direction: Direction): Markup {
  const { properties = {}, required = [] } = schema
  return html`<ul class="attributes">${Object.entries(properties).map(([name, property]) =>
    attribute(name, property, noteOf(direction, required.includes(name)), direction),
  )}</ul>`
}

export const parameterList = (parameters: Parameter[]): Markup =>
  html`<ul class="attributes">${parameters.map(({ name, schema, description, required }) =>
    attribute(name, { ...schema, ...(description && { description }) }, noteOf('sent', required), 'sent'),
  )}</ul>`

const noteOf = (direction: Direction, isRequired: boolean): string | undefined =>
  direction === 'sent' ? (isRequired ? 'required' : undefined) : isRequired ? undefined : 'may be absent'

function attribute(name: string, schema: Schema, note: string | undefined, direction: Direction): Markup {
  const limits = direction === 'sent' ? limitWords(schema) : []
  const choices = choicesOf(schema)
  return html`<li>
  <div class="attribute-head"><code class="attribute-name">${name}</code> <span class="type">${typeWords(schema)}</span>${
    note && html` <span class="note ${note === 'required' && 'required'}">${note}</span>`
  }</div>
  ${schema.description && html`<p>${inline(schema.description)}</p>`}
  ${choices && html`<p class="choices">One of ${choices.filter((each) => each !== null).map((each, index) => html`${index > 0 && ', '}<code>${String(each)}</code>`)}.</p>`}
  ${limits.length > 0 && html`<p class="limits">${sentence(limits)}</p>`}
  ${children(name, schema, direction)}
</li>`
}

const sentence = (words: string[]) => `${words.join(', ').replace(/^./, (first) => first.toUpperCase())}.`

/** The attributes of an object inside, of the items of a list, or of the values of a map. */
function children(name: string, schema: Schema, direction: Direction): Markup | false {
  const inner = innerObject(schema)
  return (
    inner !== undefined &&
    html`<details class="children"><summary>Attributes of <code>${name}</code></summary>${attributeList(inner, direction)}</details>`
  )
}

function innerObject(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  if (schema.items) return innerObject(schema.items)
  return isMap(schema) ? innerObject(schema.additionalProperties) : undefined
}
