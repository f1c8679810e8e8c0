import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useSession } from '../../api/session.ts'
import { ConfirmEmailBanner } from '../../layout/ConfirmEmailBanner.tsx'
import { SignInFirst } from '../../layout/SignInFirst.tsx'
import { Page } from '../../parts/Page.tsx'
import classes from './AccountPage.module.css'
import { LanguageForm } from './LanguageForm.tsx'
import { Memberships } from './Memberships.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'

/** What belongs to the person, whatever organization they are in. */
export function AccountPage() {
  const session = useSession()
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
        <PasswordForm />
        <SessionList />
      </Page>
    </main>
  )
}
