import { Outlet, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLiveUpdates } from '../api/live.ts'
import { OrganizationProvider } from '../api/organization.tsx'
import { useSession } from '../api/session.ts'
import { rememberOrganization } from '../last_organization.ts'
import { useBrowserNotifications } from '../notifications/use_browser_notifications.ts'
import { PaletteLoader } from '../palette/PaletteLoader.tsx'
import { ConfirmEmailBanner } from './ConfirmEmailBanner.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell.tsx'
import { SignInFirst } from './SignInFirst.tsx'

/** Everything under `/o/{org}`: for members who are signed in. Others are led to sign in, and back here. */
export function OrganizationLayout() {
  const { org } = useParams({ from: '/o/$org' })
  const session = useSession()
  const membership = session?.organizations.find(({ slug }) => slug === org)
  useEffect(() => {
    if (membership) rememberOrganization(org)
  }, [membership, org])
  if (!session) return <SignInFirst />
  if (!membership) return <NotFoundPage />
  return (
    <OrganizationProvider key={org} membership={membership}>
      <LiveUpdates />
      <Shell>
        <ConfirmEmailBanner />
        <Outlet />
      </Shell>
      <PaletteLoader />
    </OrganizationProvider>
  )
}

function LiveUpdates() {
  useLiveUpdates(useBrowserNotifications())
  return null
}
