import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { installationQuery, useSession } from '../../api/session.ts'
import { ConfirmEmailBanner } from '../../layout/ConfirmEmailBanner.tsx'
import { SignInFirst } from '../../layout/SignInFirst.tsx'
import { Page } from '../../parts/Page.tsx'
import classes from './AccountPage.module.css'
import { LanguageForm } from './LanguageForm.tsx'
import { Memberships } from './Memberships.tsx'
import { NameForm } from './NameForm.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { TwoFactorSection } from './TwoFactorSection.tsx'

/** What belongs to the person, whatever organization they are in. */
export function AccountPage() {
  const session = useSession()
  const { password_sign_in = true, passkeys = false } = useQuery(installationQuery).data ?? {}
  if (!session) return <SignInFirst />
  return (
    <main className={classes.page}>
      <Anchor renderRoot={(props) => <Link {...props} to="/" />} className={classes.back}>
        <ArrowLeft size={16} aria-hidden /> Back to Foyer
      </Anchor>
      <ConfirmEmailBanner />
      <Page title="Account" description={session.person.email} width="reading">
        <NameForm person={session.person} />
        <LanguageForm person={session.person} />
        <Memberships organizations={session.organizations} />
        {password_sign_in && <PasswordForm person={session.person} />}
        {password_sign_in && <TwoFactorSection person={session.person} />}
        {passkeys && session.person.has_password && <PasskeySection />}
        <SessionList />
      </Page>
    </main>
  )
}
