import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads to sign-in, and from there back to where the person is now. */
export function SignInFirst() {
  const router = useRouter()
  const navigate = useNavigate()
  // Once, and not with every render on the way: meanwhile the location is already the one of sign-in.
  useEffect(() => {
    navigate({ to: '/sign-in', search: { next: router.state.location.href }, replace: true })
  }, [router, navigate])
  return null
}
