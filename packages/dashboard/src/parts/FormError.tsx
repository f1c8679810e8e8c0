import { useEffect, useRef } from 'react'
import { isFieldError } from '../api/field_errors.ts'
import { ErrorNotice } from './ErrorNotice.tsx'

/** What a form was refused with, unless one of its fields says it already: then the person is led to that field. */
export function FormError({ error, fields = [] }: { error: unknown; fields?: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isAtField = isFieldError(error, fields)
  useEffect(() => {
    if (!error || !isAtField) return
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error, isAtField])
  if (!error) return null
  if (isAtField) return <div ref={place} hidden />
  return <ErrorNotice error={error} />
}
