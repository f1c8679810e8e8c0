import { useBlocker } from '@tanstack/react-router'
import { DiscardDialog } from './DiscardDialog.tsx'

interface UnsavedChangesProps {
  isDirty: () => boolean
  /** Where one can go without losing anything. By default, that is anywhere on the same page. */
  allows?: (next: Place, current: Place) => boolean
}

interface Place {
  pathname: string
  search: unknown
}

const isSamePage = (next: Place, current: Place) => next.pathname === current.pathname

/** In a form with changes: whoever goes somewhere else, or closes the page, is asked first. */
export function UnsavedChanges({ isDirty, allows = isSamePage }: UnsavedChangesProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && !allows(next, current),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <DiscardDialog opened={status === 'blocked'} onStay={() => reset?.()} onDiscard={() => proceed?.()} />
  )
}
