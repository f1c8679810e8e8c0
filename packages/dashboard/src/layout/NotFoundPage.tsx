import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Alone } from './Alone.tsx'

export function NotFoundPage() {
  return (
    <Alone
      title="This address leads nowhere"
      description="It may have been mistyped, or what it led to belongs to an organization that you are not a member of."
    >
      <Button renderRoot={(props) => <Link {...props} to="/" />}>Go home</Button>
    </Alone>
  )
}
