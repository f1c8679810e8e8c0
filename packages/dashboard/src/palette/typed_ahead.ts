/**
 * The palette is loaded when it is first asked for, and its field gets the focus a moment after that. What is typed until
 * then belongs to the palette, not to the page: it is kept here and handed over.
 */

let typed: string | null = null

function hear(event: KeyboardEvent) {
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (event.key === 'Escape') stopTypingAhead()
  if (event.key.length === 1) typed += event.key
  else if (event.key === 'Backspace') typed = typed.slice(0, -1)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** From the moment the palette is asked for. */
export function startTypingAhead() {
  if (typed !== null) return
  typed = ''
  document.addEventListener('keydown', hear, { capture: true })
}

/** Once its field has the focus: gives what was typed meanwhile. */
export function stopTypingAhead(): string {
  document.removeEventListener('keydown', hear, { capture: true })
  const words = typed ?? ''
  typed = null
  return words
}
