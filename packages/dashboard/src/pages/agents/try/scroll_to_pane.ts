/** Where the panes lie one above the other, what was asked for is below: the page goes there. Beside, it begins anew. */
export function scrollToPane(pane: HTMLElement | null) {
  if (!pane) return
  pane.scrollTop = 0
  if (pane.getBoundingClientRect().top > innerHeight / 2) pane.scrollIntoView({ behavior: 'smooth' })
}
