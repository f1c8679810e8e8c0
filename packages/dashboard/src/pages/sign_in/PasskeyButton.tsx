import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { auth } from '../../api/auth.ts'
import { getCredential, isCancelled } from '../../api/passkey.ts'
import { startSession } from '../../api/session.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'

/** The device knows which keys it has for this server: nobody has to say who they are. */
export function PasskeyButton() {
  const signIn = useMutation({
    mutationFn: async () => {
      const { options } = await auth('startPasskeySignIn')
      return auth('signInWithPasskey', { credential: await getCredential(options) })
    },
    onSuccess: startSession,
  })
  return (
    <>
      <Button variant="default" fullWidth onClick={() => signIn.mutate()} loading={signIn.isPending}>
        Use a passkey
      </Button>
      {signIn.isError && !isCancelled(signIn.error) && <ErrorNotice error={signIn.error} />}
    </>
  )
}
