import type { Composers } from './dispatches/composer.ts'
import { composeInvitation } from './invitations/letter.ts'
import { composeTest } from './notifications/test_letter.ts'
import { composeEmailConfirmation } from './people/email_confirmation_letter.ts'
import { composePasswordReset } from './people/password_reset.ts'

/** What this room writes to people. */
export const organizationComposers: Composers = {
  invitation: composeInvitation,
  password_reset: composePasswordReset,
  email_confirmation: composeEmailConfirmation,
  notification_test: composeTest,
}
