/** Beside the chat the pane begins anew; where it lies below, the page goes there. */
export function scrollToPane(pane: HTMLElement | null) {
  pane?.scrollIntoView({ behavior: 'smooth' })
}
