import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const question = 'Discard your changes?'

/** Whoever leaves the page with words that are not saved is asked first. Call what it gives once they are saved. */
export function useAskBeforeLeaving(isUnsaved: boolean): () => void {
  const isSaved = useRef(false)
  useBlocker({
    shouldBlockFn: () => isUnsaved && !isSaved.current && !window.confirm(question),
    enableBeforeUnload: () => isUnsaved && !isSaved.current,
  })
  // The next words that are written are not saved again.
  useEffect(() => {
    if (!isUnsaved) isSaved.current = false
  }, [isUnsaved])
  return () => {
    isSaved.current = true
  }
}

/** The same for a dialog that has no address of its own, when it is about to close. */
export const mayDiscard = (isUnsaved: boolean) => !isUnsaved || window.confirm(question)
