import { browserEnvironment } from './browser_environment.ts'
import type { Settings } from './settings.ts'
import { type Chat, chatOf } from './view/chat.ts'
import { paint } from './view/paint.ts'
import type { Handlers } from './view/part.ts'
import { ChatSession } from './visit/chat_session.ts'
import { isEnded } from './visit/selectors.ts'
import type { State } from './visit/state.ts'
import type { KeyValueStorage } from './visit/visit_storage.ts'
import { wordsOf } from './words/index.ts'

/** Under this width the panel covers the whole page: it is not in the way of the page that was just asked for. */
const narrow = '(width < 480px)'

/** One element in one page, from when it is put there until it is taken away. */
export class Widget {
  readonly #host: HTMLElement
  readonly #root: ShadowRoot
  readonly #session: ChatSession
  readonly #chat: Chat
  readonly #ending = new AbortController()
  readonly #opened: KeyValueStorage
  readonly #openKey: string

  constructor(
    host: HTMLElement,
    root: ShadowRoot,
    { visit, locale, mode }: Settings,
    environment = browserEnvironment(),
  ) {
    const { language, words } = wordsOf(locale)
    const { signal } = this.#ending
    this.#host = host
    this.#root = root
    this.#opened = environment.opened
    this.#openKey = `foyer open ${visit.service} ${visit.agent}`
    this.#session = new ChatSession(visit, environment, (before) => this.#changed(before))
    this.#chat = chatOf({ words, handlers: this.#handlers(), mode }, language, signal)
    root.replaceChildren(...this.#chat.nodes)
    for (const event of ['online', 'offline'])
      addEventListener(event, () => this.#lookAtNetwork(), { signal })
    document.addEventListener('visibilitychange', () => this.#listen(), { signal })
    this.#chat.show(this.#session.store.state)
    this.#lookAtNetwork()
    if (mode !== 'bubble') this.#standOpen(mode === 'page')
    else if (host.hasAttribute('open') || this.#wasOpen()) this.#open()
    else this.#wait()
  }

  /** Closed in its corner, until the visitor opens it. */
  async #wait() {
    this.#session.lookForNews()
    await this.#session.showAgent()
    await this.#session.tease()
  }

  /** The attribute `open` came or went. */
  setOpen(isOpen: boolean) {
    if (isOpen === this.#session.store.state.opened) return
    if (isOpen) this.#open()
    else this.#session.store.dispatch({ type: 'closed' })
    if (isOpen) this.#opened.setItem(this.#openKey, 'yes')
    else this.#opened.removeItem(this.#openKey)
    if (isOpen) this.#chat.focusInput()
    else this.#chat.focusLauncher()
  }

  disconnect() {
    this.#ending.abort()
    this.#session.close()
  }

  /** On the page before, or before a reload. */
  #wasOpen(): boolean {
    return this.#opened.getItem(this.#openKey) !== null && !matchMedia(narrow).matches
  }

  #open() {
    this.#session.store.dispatch({ type: 'opened' })
    this.#host.setAttribute('open', '')
    this.#session.connect()
  }

  /** A page of its own is for talking; inside another one the visitor is asked first, unless they have talked before. */
  #standOpen(atOnce: boolean) {
    this.#session.store.dispatch({ type: 'opened' })
    if (atOnce || this.#session.hasConversation) this.#session.connect()
    else this.#session.showAgent()
  }

  #handlers(): Handlers {
    const session = () => this.#session
    return {
      open: () => this.#host.setAttribute('open', ''),
      close: () => this.#host.removeAttribute('open'),
      dismiss: () => {
        session().store.dispatch({ type: 'dismissed' })
        this.#chat.focusLauncher()
      },
      start: () => session().connect(),
      startNew: () => session().startNew(),
      send: (said, text) => {
        // A starter question may be what begins it.
        session().connect()
        session().send(said, text)
      },
      stop: () => session().stop(),
      choose: (value) => session().store.dispatch({ type: 'chosen', value }),
      resend: (pending) => session().resend(pending),
      discard: (pending) => session().discard(pending),
      rate: (rating) => session().rate(rating),
      answerAboutMail: (answer) => session().answerAboutMail(answer),
    }
  }

  #changed(before: State) {
    const { state } = this.#session.store
    if (state.agent && state.agent !== before.agent) paint(this.#root, state.agent.appearance)
    this.#chat.show(state)
    this.#listen()
    this.#announce(before, state)
  }

  #listen() {
    const { state } = this.#session.store
    const isSeen = state.opened && document.visibilityState === 'visible' && state.stage === 'talking'
    this.#session.listen(isSeen && !isEnded(state))
    if (isSeen) this.#session.confirmSeen()
  }

  #lookAtNetwork() {
    this.#session.store.dispatch({ type: 'online', online: navigator.onLine })
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
