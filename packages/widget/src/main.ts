import { FoyerChat, setServiceOrigin } from './element.ts'
import { originOf } from './settings.ts'

const name = 'foyer-chat'
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined

if (!customElements.get(name)) {
  setServiceOrigin(originOf(script?.src))
  customElements.define(name, FoyerChat)
}

/** A script that names an agent needs no element in the page. */
const agent = script?.dataset.agent
if (agent) {
  const put = () => {
    const chat = document.createElement(name)
    chat.setAttribute('agent', agent)
    if (script?.dataset.identity) chat.setAttribute('identity', script.dataset.identity)
    document.body.append(chat)
  }
  if (document.body) put()
  else document.addEventListener('DOMContentLoaded', put, { once: true })
}
