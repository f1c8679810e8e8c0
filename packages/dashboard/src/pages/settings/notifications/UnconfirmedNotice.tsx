import { useUnconfirmedEmail } from '../../../api/email_confirmation.ts'
import { Notice } from '../../../parts/Notice.tsx'

/** Why none of the mails below arrives. */
export function UnconfirmedNotice() {
  const email = useUnconfirmedEmail()
  if (email === null) return null
  return (
    <Notice tone="warn">
      Your address {email} is not confirmed. Notifications by email start when you confirm it.
    </Notice>
  )
}
