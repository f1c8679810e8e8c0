import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CenteredPage } from './CenteredPage.tsx'

export function NotFoundPage() {
  return (
    <CenteredPage
      title="Page not found"
      description="The URL may be mistyped, or the page belongs to an organization that you are not a member of."
    >
      <Button renderRoot={(props) => <Link {...props} to="/" />}>Go home</Button>
    </CenteredPage>
  )
}
