import { Stack } from '@mantine/core'
import { useMembership } from '../../api/organization.tsx'
import { Page } from '../../parts/Page.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { AttentionList } from './AttentionList.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import classes from './HomePage.module.css'
import { LatestConversations } from './LatestConversations.tsx'
import { OpenGaps } from './OpenGaps.tsx'
import { useSetupSteps } from './setup_steps.ts'

/** What needs the person now, and what has happened. */
export function HomePage() {
  const { name } = useMembership()
  const { isPending, steps } = useSetupSteps()
  return (
    <Page title="Home" description={`What needs you now at ${name}.`}>
      {isPending && <TextSkeleton />}
      {/* Hidden, not left out: the lists are asked for meanwhile, and nothing is pushed down by the steps above. */}
      <Stack gap="lg" display={isPending ? 'none' : undefined}>
        <FirstSteps steps={steps} />
        <AttentionList />
        <div className={classes.columns}>
          <LatestConversations />
          <OpenGaps />
        </div>
      </Stack>
    </Page>
  )
}
