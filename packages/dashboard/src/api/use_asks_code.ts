import { useState } from 'react'
import { fieldErrors } from './field_errors.ts'

/** Whether the server has asked for a code of the second factor; from then on the form asks for it, too. */
export function useAsksCode(error: unknown): [asksCode: boolean, startOver: () => void] {
  const [asked, setAsked] = useState(false)
  const asks = 'code' in fieldErrors(error)
  if (asks && !asked) setAsked(true)
  return [asked || asks, () => setAsked(false)]
}
