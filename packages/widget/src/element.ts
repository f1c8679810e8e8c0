import type { Environment } from './environment.ts'
import { settingsOf } from './settings.ts'
import css from './styles/index.css?inline'
import { Widget } from './widget.ts'

/** Where the service is, unless an element says otherwise: the address that this script came from. */
let origin: string | undefined

export function setServiceOrigin(service: string | undefined) {
  origin = service
}

/** `<foyer-chat agent="…">`: README.md has its attributes, events and CSS variables. */
export class FoyerChat extends HTMLElement {
  static readonly observedAttributes = ['agent', 'service', 'locale', 'mode', 'open', 'identity']

  /** What a preview has in place of the service and the browser's memory. */
  protected environment: Environment | undefined

  readonly #root = this.attachShadow({ mode: 'open' })
  #stay: Widget | undefined

  constructor() {
    super()
    // A constructed sheet is no inline style: it needs no word of the page's content security policy.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    this.#root.adoptedStyleSheets = [sheet]
  }

  connectedCallback() {
    this.#stay?.disconnect()
    const settings = settingsOf(this, origin)
    if (!settings) return console.warn('foyer-chat needs the attribute `agent`: the public id of an agent.')
    this.#stay = new Widget(this, this.#root, settings, this.environment)
  }

  disconnectedCallback() {
    this.#stay?.disconnect()
    this.#stay = undefined
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null) {
    if (!this.#stay || before === after) return
    if (name === 'open') this.#stay.setOpen(after !== null)
    else this.connectedCallback()
  }
}
