import { html, type Markup } from './markup.ts'

export const methodBadge = (method: string): Markup =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`
