import { html, type Markup } from './markup.ts'

/** Code to read and to copy. The script adds the button, which is of no use without it. */
export const codeBlock = (label: string, code: string): Markup =>
  html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0" aria-label="${label}"><code>${code}</code></pre></figure>`

/** An example of what is sent or received: JSON, unless it is a text of another kind. */
export const exampleBlock = (label: string, example: unknown): Markup =>
  codeBlock(label, typeof example === 'string' ? example : JSON.stringify(example, null, 2))
