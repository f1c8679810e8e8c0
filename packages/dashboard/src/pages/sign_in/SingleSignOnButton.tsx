import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { auth } from '../../api/auth.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { rememberNext } from './next_after_provider.ts'

interface SingleSignOnButtonProps {
  /** Of the provider. */
  name: string
  /** Where to go afterwards. */
  next: string
  /** Whether it is the only way in. */
  primary: boolean
}

/** To the provider; it leads back to `/sign-in/return`. */
export function SingleSignOnButton({ name, next, primary }: SingleSignOnButtonProps) {
  const start = useMutation({
    mutationFn: () => auth('startSingleSignOn'),
    onSuccess: ({ url }) => {
      rememberNext(next)
      location.assign(url)
    },
  })
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        fullWidth
        onClick={() => start.mutate()}
        loading={start.isPending || start.isSuccess}
      >
        Continue with {name}
      </Button>
      {start.isError && <ErrorNotice error={start.error} />}
    </>
  )
}
