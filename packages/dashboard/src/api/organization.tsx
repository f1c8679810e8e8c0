import { Foyer } from '@foyer/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Role } from './auth.ts'
import { newOrganizationClient } from './query_client.ts'

/** The organization of the address: who it is, what the person may do there, and the client that speaks for it. */

interface Membership {
  slug: string
  name: string
  role: Role
}

const Context = createContext<{ membership: Membership; foyer: Foyer } | null>(null)

/** Another organization needs another provider: give it the slug as key. */
export function OrganizationProvider({
  membership,
  children,
}: {
  membership: Membership
  children: ReactNode
}) {
  const { slug } = membership
  const [client] = useState(newOrganizationClient)
  const [foyer] = useState(
    () => new Foyer({ apiKey: null, baseUrl: location.origin, headers: { 'X-Organization': slug } }),
  )
  const value = useMemo(() => ({ membership, foyer }), [membership, foyer])
  return (
    <Context value={value}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Context>
  )
}

function useOrganizationContext() {
  const context = useContext(Context)
  if (!context) throw new Error('Only pages under /o/{org} have an organization.')
  return context
}

/** The SDK, signed in by the cookie and speaking for this organization. */
export const useFoyer = () => useOrganizationContext().foyer
export const useMembership = () => useOrganizationContext().membership
/** The same where there may be none, such as in an error page. */
export const useMembershipIfAny = () => useContext(Context)?.membership

/** Why the person may not do it; null when they may. */
export function useDisabledReason(action: 'write' | 'manage'): string | null {
  const { role, name } = useMembership()
  if (role === 'owner' || (action === 'write' && role === 'editor')) return null
  return action === 'write'
    ? `You are a viewer in ${name}: you can view, but not change anything. Ask an owner to make you an editor.`
    : `Only owners of ${name} can do this.`
}
