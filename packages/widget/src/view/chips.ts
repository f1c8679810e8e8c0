import { type Chip, chipsOf, type SlotChip } from '../visit/selectors.ts'
import { button, h } from './dom.ts'
import { icon } from './icons.ts'
import type { Part, ViewContext } from './part.ts'

/** Answers to tap: one at once, or several that are sent together. */
export function chipsPart({ words, handlers }: ViewContext): Part {
  const node = h('div', { class: 'chips', role: 'group', 'aria-label': words.suggestions, hidden: '' })
  let shown = '[]'
  let choices: { chip: SlotChip; choice: HTMLButtonElement }[] = []
  const send = button('solid', () => sendChosen(), words.sendChosen)

  function sendChosen() {
    const chips = choices.filter(({ choice }) => isPressed(choice)).map(({ chip }) => chip)
    const [first] = chips
    if (!first) return
    const values = chips.map(({ value }) => value)
    handlers.send({ chip: { slot: first.slot, values } }, chips.map(({ label }) => label).join(', '))
  }

  function buttonOf(chip: Chip): HTMLButtonElement {
    if ('text' in chip) return chipButton(chip.text, () => handlers.send({ text: chip.text }, chip.text))
    const { slot, value, label, multiple } = chip
    if (!multiple) return chipButton(label, () => handlers.send({ chip: { slot, values: [value] } }, label))
    const choice = chipButton(label, () => handlers.choose(value))
    choice.prepend(icon('plus'), icon('check'))
    choices.push({ chip, choice })
    return choice
  }

  return {
    node,
    show(state) {
      const chips = chipsOf(state)
      const now = JSON.stringify(chips)
      if (now !== shown) {
        shown = now
        choices = []
        const buttons = chips.map(buttonOf)
        node.replaceChildren(...buttons, ...(choices.length > 0 ? [send] : []))
        node.hidden = chips.length === 0
      }
      for (const { chip, choice } of choices)
        choice.setAttribute('aria-pressed', String(state.chosen.includes(chip.value)))
      send.disabled = state.chosen.length === 0
    },
  }
}

const chipButton = (label: string, click: () => void) => button('chip', click, label)

const isPressed = ({ ariaPressed }: HTMLButtonElement) => ariaPressed === 'true'
