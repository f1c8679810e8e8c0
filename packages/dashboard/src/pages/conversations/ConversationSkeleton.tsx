import { Paper, Skeleton } from '@mantine/core'
import { useMembership } from '../../api/organization.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import classes from './transcript/Talk.module.css'

/** Laid out as the conversation that will come, so that nothing jumps when it does. */
export function ConversationSkeleton() {
  const { slug: org } = useMembership()
  return (
    <Page
      title="Conversation"
      description={<Skeleton component="span" display="inline-block" height={12} width={220} />}
      crumbs={[{ label: 'Conversations', link: { to: '/o/$org/conversations', params: { org } } }]}
      fills
    >
      <SideBySide
        main={
          <Paper withBorder className={classes.talk}>
            <div className={classes.waiting}>
              <TextSkeleton lines={12} label="the conversation" />
            </div>
          </Paper>
        }
        aside={
          <Section title="Answers">
            <TextSkeleton lines={8} label="the answers" />
          </Section>
        }
        asideLabel="About this conversation"
        fills
      />
    </Page>
  )
}
