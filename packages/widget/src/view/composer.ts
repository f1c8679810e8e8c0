import { isEnded, isReplying } from '../visit/selectors.ts'
import { button, h } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

/** What the service takes at most. */
const mostCharacters = '10000'

interface Composer extends Part {
  focus(): void
}

export function composerPart({ words, handlers }: ViewContext): Composer {
  const input = h('textarea', {
    rows: '1',
    maxlength: mostCharacters,
    'aria-label': words.answer,
    enterkeyhint: 'send',
    autocomplete: 'off',
  })
  const send = h('button', { type: 'submit', class: 'send', 'aria-label': words.send }, icon('send'))
  const stop = button('send', handlers.stop, icon('stop'), words.stop)
  const node = h('form', { class: 'composer' }, input, send, stop)
  let replying = false

  /** One of the two: who has something to send does not want to stop. */
  const chooseButton = () => {
    const isEmpty = input.value.trim() === ''
    send.disabled = isEmpty
    stop.hidden = !replying || !isEmpty
    send.hidden = !stop.hidden
  }
  const fit = () => {
    chooseButton()
    input.style.height = 'auto'
    input.style.height = `${input.scrollHeight}px`
  }
  input.addEventListener('input', fit)
  input.addEventListener('keydown', (event) => {
    // Enter also ends the composition of a word in many scripts: that is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    node.requestSubmit()
  })
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (text === '') return
    input.value = ''
    fit()
    handlers.send({ text }, text)
  })
  chooseButton()

  return {
    node,
    show(state) {
      replying = isReplying(state)
      stop.disabled = state.stopping
      chooseButton()
      input.placeholder = state.agent?.appearance.placeholder ?? words.placeholder
      node.hidden = isEnded(state) || state.stage === 'unavailable' || state.stage === 'idle'
    },
    focus: () => input.focus({ preventScroll: true }),
  }
}
