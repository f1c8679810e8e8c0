import { isAskedAboutMail } from '../visit/selectors.ts'
import { button, h } from './dom.ts'
import type { Part, ViewContext } from './part.ts'

/** Who waits for a person is asked whether they may be answered by email, and where. */
export function mailQuestionPart({ words, handlers }: ViewContext): Part {
  const address = h('input', {
    type: 'email',
    class: 'address',
    autocomplete: 'email',
    maxlength: '254',
    placeholder: words.mailAddress,
    'aria-label': words.mailAddress,
  })
  const no = button('chip', () => handlers.answerAboutMail({ agreed: false }), words.noMail)
  const yes = h('button', { type: 'submit', class: 'solid' }, words.yesMail)
  const node = h(
    'form',
    { class: 'mail', hidden: '', submit },
    h('p', { role: 'status' }, words.mayMail),
    address,
    yes,
    no,
  )

  function submit(event: Event) {
    event.preventDefault()
    handlers.answerAboutMail({ agreed: true, ...(!address.hidden && { email: address.value.trim() }) })
  }

  return {
    node,
    show(state) {
      node.hidden = !isAskedAboutMail(state)
      address.hidden = state.replyByMail === 'ask'
      address.required = !address.hidden
    },
  }
}
