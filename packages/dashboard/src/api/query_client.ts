import { FoyerError } from '@foyer/sdk'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** What is known of the server. The SDK repeats what may pass by itself, so nothing is repeated here. */

function newQueryClient(failed: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: failed }),
    mutationCache: new MutationCache({ onError: failed }),
    defaultOptions: {
      // Events tell what has changed: what is shown stays right without asking again and again.
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
      // The server may be on this very computer: what the browser thinks of the network is no reason to wait.
      mutations: { networkMode: 'always' },
    },
  })
}

export const sessionKey = ['session']

/** Of the person: who is signed in, and where. It outlives the visit of an organization. */
export const personClient = newQueryClient(() => {})

/** Of one organization: nothing of another can be in it. */
export const newOrganizationClient = () => newQueryClient(handleRefusal)

/** A session that has ended anywhere has ended everywhere; who is refused may have another role now, or none. */
export function handleRefusal(error: unknown) {
  if (isSignedOut(error)) personClient.setQueryData(sessionKey, null)
  if (error instanceof FoyerError && error.status === 403)
    personClient.invalidateQueries({ queryKey: sessionKey })
}

export const isSignedOut = (error: unknown) => error instanceof FoyerError && error.status === 401
