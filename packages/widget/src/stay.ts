import { browser, shelfOf } from './browser.ts'
import type { Settings } from './settings.ts'
import { type Chat, chatOf } from './view/chat.ts'
import type { Deeds } from './view/part.ts'
import { isEnded } from './visit/shown.ts'
import type { State } from './visit/state.ts'
import { Visitor } from './visit/visitor.ts'
import { wordsOf } from './words/index.ts'

/** Under this width the panel covers the whole page: it is not in the way of the page that was just asked for. */
const narrow = '(width < 480px)'

/** One element in one page, from when it is put there until it is taken away. */
export class Stay {
  readonly #host: HTMLElement
  readonly #visitor: Visitor
  readonly #chat: Chat
  readonly #ending = new AbortController()
  readonly #opened = shelfOf(() => sessionStorage)
  readonly #place: string

  constructor(host: HTMLElement, root: ShadowRoot, { place, locale, mode }: Settings) {
    const { language, words } = wordsOf(locale)
    const { signal } = this.#ending
    this.#host = host
    this.#place = `foyer open ${place.service} ${place.agent}`
    this.#visitor = new Visitor(place, browser(), (before) => this.#changed(before))
    this.#chat = chatOf({ words, deeds: this.#deeds(), mode }, language, signal)
    root.replaceChildren(...this.#chat.nodes)
    for (const event of ['online', 'offline'])
      addEventListener(event, () => this.#lookAtNetwork(), { signal })
    document.addEventListener('visibilitychange', () => this.#listen(), { signal })
    this.#chat.show(this.#visitor.store.state)
    this.#lookAtNetwork()
    if (mode !== 'bubble') this.#standOpen(mode === 'page')
    else if (host.hasAttribute('open') || this.#wasOpen()) this.#open()
  }

  /** The attribute `open` came or went. */
  turn(isOpen: boolean) {
    if (isOpen === this.#visitor.store.state.opened) return
    if (isOpen) this.#open()
    else this.#visitor.store.tell({ type: 'closed' })
    if (isOpen) this.#opened.setItem(this.#place, 'yes')
    else this.#opened.removeItem(this.#place)
    if (isOpen) this.#chat.focusInput()
    else this.#chat.focusLauncher()
  }

  end() {
    this.#ending.abort()
    this.#visitor.leave()
  }

  /** On the page before, or before a reload. */
  #wasOpen(): boolean {
    return this.#opened.getItem(this.#place) !== null && !matchMedia(narrow).matches
  }

  #open() {
    this.#visitor.store.tell({ type: 'opened' })
    this.#host.setAttribute('open', '')
    this.#visitor.arrive()
  }

  /** A page of its own is for talking; inside another one the visitor is asked first, unless they have talked before. */
  #standOpen(atOnce: boolean) {
    this.#visitor.store.tell({ type: 'opened' })
    if (atOnce || this.#visitor.hasBeenHere) this.#visitor.arrive()
    else this.#visitor.meet()
  }

  #deeds(): Deeds {
    const visitor = () => this.#visitor
    return {
      open: () => this.#host.setAttribute('open', ''),
      close: () => this.#host.removeAttribute('open'),
      begin: () => visitor().arrive(),
      beginAnew: () => visitor().beginAnew(),
      say: (said, text) => visitor().say(said, text),
      choose: (value) => visitor().store.tell({ type: 'chosen', value }),
      tryAgain: (letter) => visitor().tryAgain(letter),
      discard: (letter) => visitor().discard(letter),
      rate: (rating) => visitor().rate(rating),
    }
  }

  #changed(before: State) {
    const { state } = this.#visitor.store
    this.#chat.show(state)
    this.#listen()
    this.#announce(before, state)
  }

  #listen() {
    const { state } = this.#visitor.store
    const isSeen = state.opened && document.visibilityState === 'visible'
    this.#visitor.listen(isSeen && state.stage === 'talking' && !isEnded(state))
  }

  #lookAtNetwork() {
    this.#visitor.store.tell({ type: 'online', online: navigator.onLine })
  }

  /** What happened, for the page around. What was said before this page is no news. */
  #announce(before: State, { opened, messages, stage, status }: State) {
    if (opened !== before.opened) this.#dispatch(opened ? 'open' : 'close')
    if (before.stage !== 'talking' || stage !== 'talking') return
    const known = new Set(before.messages.map(({ id }) => id))
    for (const { id, role } of messages) if (!known.has(id)) this.#dispatch('message', { id, role })
    if (status === 'completed' && before.status !== 'completed') this.#dispatch('completed')
  }

  #dispatch(name: string, detail?: object) {
    this.#host.dispatchEvent(new CustomEvent(`foyer:${name}`, { bubbles: true, composed: true, detail }))
  }
}
