import { Navigate } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { lastOrganization } from '../last_organization.ts'

/** `/` leads to the organization the person was in last, or to where they sign in. */
export function StartRedirect() {
  const session = useSession()
  if (!session) return <Navigate to="/sign-in" replace />
  const last = lastOrganization()
  const { organizations } = session
  const organization = organizations.find(({ slug }) => slug === last) ?? organizations[0]
  if (!organization) return <Navigate to="/account" replace />
  return <Navigate to="/o/$org" params={{ org: organization.slug }} replace />
}
