import { isEnded } from '../visit/selectors.ts'
import { h } from './dom.ts'
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
  const node = h('form', { class: 'composer' }, input, send)

  const fit = () => {
    send.disabled = input.value.trim() === ''
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
  send.disabled = true

  return {
    node,
    show(state) {
      input.placeholder = state.agent?.appearance.placeholder ?? words.placeholder
      node.hidden = isEnded(state) || state.stage === 'unavailable' || state.stage === 'idle'
    },
    focus: () => input.focus({ preventScroll: true }),
  }
}
