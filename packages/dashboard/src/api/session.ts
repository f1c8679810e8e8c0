import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { removeDrafts } from '../draft_storage.ts'
import { auth, type Session } from './auth.ts'
import { personClient, sessionKey } from './query_client.ts'

/** Who is signed in; null when nobody is. */

const session = queryOptions({ queryKey: sessionKey, queryFn: currentSession, staleTime: Infinity })

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => auth('getInstallation'),
})

/** Not asked for by itself: that nobody is signed in would be a refusal, which browsers note as an error. */
async function currentSession(): Promise<Session | null> {
  const installation = await auth('getInstallation')
  personClient.setQueryData(installationQuery.queryKey, installation)
  return installation.session ?? null
}

/** Before anything is shown. A failure is told by whoever uses the session. */
export const loadSession = (): Promise<void> => personClient.prefetchQuery(session)

/** Waits for the answer; for what is shown only to people who are signed in. */
export const useSession = (): Session | null => useSuspenseQuery(session, personClient).data

/** Does not wait: undefined until it is known. */
export const useSessionQuery = () => useQuery(session, personClient)

/** Everything that answers with a session signs in. */
export function startSession(started: Session) {
  personClient.setQueryData(sessionKey, started)
}

/** `signOut` here, `signOutEverywhere` in every browser. Nothing of the person stays in memory. */
export function useSignOut(how: 'signOut' | 'signOutEverywhere' = 'signOut') {
  return useMutation(
    {
      mutationFn: () => auth(how),
      onSuccess: () => {
        personClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
        personClient.setQueryData(sessionKey, null)
        removeDrafts()
      },
    },
    personClient,
  )
}

export const refreshSession = () => personClient.invalidateQueries({ queryKey: sessionKey })
