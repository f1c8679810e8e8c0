import type { KeyboardEvent } from 'react'

/** In a text of several lines, Enter makes a line: Ctrl or ⌘ with it sends. */
export const submitByModEnter = (submit: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
}
