import type { State } from '../visit/state.ts'
import { chipsPart } from './chips.ts'
import { composerPart } from './composer.ts'
import { h } from './dom.ts'
import { endingPart } from './ending.ts'
import { headerPart } from './header.ts'
import { fitToKeyboard } from './keyboard.ts'
import { launcherPart } from './launcher.ts'
import { logPart } from './log.ts'
import { mailQuestionPart } from './mail_question.ts'
import { noticePart } from './notice.ts'
import type { Part, ViewContext } from './part.ts'
import { teaserPart } from './teaser.ts'
import { welcomePart } from './welcome.ts'

export interface Chat {
  nodes: HTMLElement[]
  show(state: State): void
  focusInput(): void
  focusLauncher(): void
}

const roles = { bubble: 'dialog', page: 'main', inline: 'region' }

/** The whole of it: the panel, and in a corner of the page the button that opens it. */
export function chatOf(context: ViewContext, language: string, signal: AbortSignal): Chat {
  const { words, handlers, mode } = context
  const launcher = launcherPart(context)
  const teaser = teaserPart(context)
  const log = logPart(context)
  const composer = composerPart(context)
  const rest = [
    noticePart(context),
    chipsPart(context),
    mailQuestionPart(context),
    endingPart(context),
    welcomePart(context),
    composer,
  ]
  const parts: Part[] = [launcher, teaser, headerPart(context), log, ...rest]
  const [, , ...inside] = parts.map(({ node }) => node)
  const panel = h('section', { class: 'panel', role: roles[mode] }, ...inside)
  for (const node of [launcher.node, teaser.node, panel]) node.lang = language
  if (mode === 'bubble') {
    fitToKeyboard(panel, signal)
    panel.addEventListener('keydown', (event) => event.key === 'Escape' && handlers.close())
  }

  return {
    nodes: mode === 'bubble' ? [teaser.node, launcher.node, panel] : [panel],
    show(state) {
      const isFocusInside = panel.matches(':focus-within')
      panel.hidden = mode === 'bubble' && !state.opened
      panel.dataset.stage = state.stage
      panel.setAttribute('aria-label', state.agent ? words.chatWith(state.agent.name) : words.chat)
      for (const part of parts) part.show(state)
      // What had the focus may be gone now: it goes on where the conversation does.
      if (isFocusInside && !panel.hidden && !panel.matches(':focus-within')) keepFocus()
    },
    focusInput: () => composer.focus(),
    focusLauncher: () => launcher.node.focus(),
  }

  /** Where fingers type, the input would bring up the keyboard unasked. */
  function keepFocus() {
    if (composer.node.hidden || matchMedia('(pointer: coarse)').matches) log.node.focus()
    else composer.focus()
  }
}
