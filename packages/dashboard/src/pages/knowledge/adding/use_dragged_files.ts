import { useEffect, useEffectEvent } from 'react'

/** Whoever drags a file over the page means to add it: the form opens under the file. */
export function useDraggedFiles(onDraggedIn: () => void) {
  const draggedIn = useEffectEvent(onDraggedIn)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    window.addEventListener('dragenter', (event) => hasFiles(event) && draggedIn(), { signal })
    // A file that misses the field would open in place of the page.
    const keepPage = (event: DragEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
    }
    window.addEventListener('dragover', keepPage, { signal })
    window.addEventListener('drop', keepPage, { signal })
    return () => ending.abort()
  }, [])
}
