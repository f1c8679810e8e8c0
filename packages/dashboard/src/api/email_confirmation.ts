import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { auth } from './auth.ts'
import { personClient } from './query_client.ts'
import { installationQuery, refreshSession, useSessionQuery } from './session.ts'

/** The person's address while it is still to be confirmed; null otherwise, and where no mail is sent. */
export function useUnconfirmedEmail(): string | null {
  const person = useSessionQuery().data?.person
  const isUnconfirmed = person?.email_confirmed === false
  const installation = useQuery({ ...installationQuery, enabled: isUnconfirmed }, personClient)
  const asks = isUnconfirmed && installation.data?.mail === true
  // The link opens in another tab: whoever comes back from it should not be asked any more.
  useEffect(() => {
    if (!asks) return
    const look = () => void refreshSession()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [asks])
  return asks ? person.email : null
}

export const useRequestConfirmation = () =>
  useMutation(
    {
      mutationFn: () => auth('requestEmailConfirmation'),
      onSuccess: ({ confirmed }) => (confirmed ? refreshSession() : undefined),
    },
    personClient,
  )
