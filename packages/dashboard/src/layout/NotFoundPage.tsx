import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CenteredPage } from './CenteredPage.tsx'

export function NotFoundPage() {
  return (
    <CenteredPage
      title="This address leads nowhere"
      description="It may have been mistyped, or what it led to belongs to an organization that you are not a member of."
    >
      <Button renderRoot={(props) => <Link {...props} to="/" />}>Go home</Button>
    </CenteredPage>
  )
}
