import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { personClient } from '../api/query_client.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { CenteredPage } from './CenteredPage.tsx'

/** For what no page expected. A part of an older build that is gone counts, too: reloading finds the new one. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = async () => {
    await personClient.resetQueries()
    reset()
    await router.invalidate()
  }
  const isGone = /dynamically imported module|Importing a module script/.test(String(error))
  return (
    <CenteredPage title="This page could not be shown">
      <ErrorNotice error={error} onRetry={isGone ? () => location.reload() : again} />
    </CenteredPage>
  )
}
