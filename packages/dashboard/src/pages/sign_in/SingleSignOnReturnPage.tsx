import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { auth } from '../../api/auth.ts'
import { startSession } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { takeNext } from './next_after_provider.ts'

/** Where the provider leads back to, with its answer in the address. It counts once. */
export function SingleSignOnReturnPage() {
  const navigate = useNavigate()
  const { mutate, isError, error } = useMutation({
    mutationFn: (query: string) => auth('finishSingleSignOn', { query }),
    onSuccess: (session) => {
      startSession(session)
      return navigate({ to: takeNext(), replace: true })
    },
  })
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    mutate(location.search.slice(1))
  }, [mutate])
  if (!isError)
    return (
      <CenteredPage title="Signing you in">
        <TextSkeleton label="your account" />
      </CenteredPage>
    )
  return (
    <CenteredPage title="You are not signed in">
      <ErrorNotice error={error} />
      <Button variant="default" mt="md" renderRoot={(props) => <Link {...props} to="/sign-in" />}>
        Back to sign in
      </Button>
    </CenteredPage>
  )
}
