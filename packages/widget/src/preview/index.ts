import { browserEnvironment, storageOrMemory } from '../browser_environment.ts'
import { FoyerChat } from '../element.ts'
import { type PreviewedAgent, previewService } from './preview_service.ts'

export type { PreviewedAgent }

/** Where it stands is a part of some page, and not the whole window. */
const inPlace = `
.launcher, .teaser, .panel[role="dialog"] { position: absolute; z-index: 0; }
.panel[role="dialog"] { inset: 16px; inline-size: auto; block-size: auto; border-radius: var(--radius); }
`

/** `<foyer-preview>`: the widget itself, but it asks the service for nothing and keeps nothing in the browser. */
export class FoyerPreview extends FoyerChat {
  constructor() {
    super()
    const [sheet] = this.shadowRoot!.adoptedStyleSheets
    // Behind ours, and stronger than its media queries.
    for (const rule of inPlace.trim().split('\n'))
      sheet!.insertRule(rule.replaceAll(';', ' !important;'), sheet!.cssRules.length)
  }

  show(previewed: PreviewedAgent) {
    this.environment = {
      ...browserEnvironment(),
      fetch: previewService(previewed),
      storage: forgotten(),
      opened: forgotten(),
      // A teaser is shown at once: whoever edits it wants to see it.
      wait: () => Promise.resolve(),
    }
    if (this.isConnected) this.connectedCallback()
  }
}

const forgotten = () =>
  storageOrMemory(() => {
    throw new Error('A preview is forgotten.')
  })

/** A page may define it once only. */
export function definePreview() {
  if (!customElements.get('foyer-preview')) customElements.define('foyer-preview', FoyerPreview)
}
