import { Text } from '@mantine/core'
import { CenteredPage } from '../../layout/CenteredPage.tsx'

/** Nobody owns this installation yet, and only who can read the server's output may. */
export function SetupNotice() {
  return (
    <CenteredPage title="Welcome to Foyer" description="This installation has no owner yet.">
      <Text>
        When the server started, it printed a link that ends in <code>/setup#…</code>. Open it to create the
        first owner’s account. The link works only once.
      </Text>
      <Text c="dimmed" size="sm" mt="md">
        Can’t find it, or is it older than a day? Run <code>npx foyer setup-link</code> on the server to get a
        new one.
      </Text>
    </CenteredPage>
  )
}
