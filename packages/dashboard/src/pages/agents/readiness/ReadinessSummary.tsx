import type { Agent, ReadinessItem } from '@foyer/sdk'
import { Anchor, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { linkTo } from '../../../parts/link_to.ts'
import { Section } from '../../../parts/Section.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from './Readiness.module.css'
import { ReadinessBadge } from './ReadinessBadge.tsx'
import { pageOf } from './readiness_pages.ts'
import { readinessSentence } from './readiness_sentence.ts'
import { titleOf } from './readiness_words.ts'
import { useReadiness } from './use_readiness.ts'

const most = 3

/** The most pressing of what is left to do, beside what the page is for. The rest has a page of its own. */
export function ReadinessSummary({ agent: { slug } }: { agent: Agent }) {
  const { slug: org } = useMembership()
  const { data, error, refetch } = useReadiness(slug)
  const all = { to: '/o/$org/agents/$slug/readiness', params: { org, slug } } as const
  const allWords = data && data.items.length > most ? `View all ${data.items.length}` : 'View all'
  const linkOf = (item: ReadinessItem) => {
    const href = pageOf(item, { org, slug })
    return href === undefined ? all : linkTo(href)
  }
  return (
    <Section
      title="Readiness"
      flush={data !== undefined && data.items.length > 0}
      {...(data && { description: readinessSentence(data) })}
      actions={
        <Group gap="sm">
          {data && <ReadinessBadge ready={data.ready} />}
          <Anchor
            size="sm"
            aria-label={`${allWords}: readiness`}
            renderRoot={(props) => <Link {...props} {...all} />}
          >
            {allWords}
          </Anchor>
        </Group>
      }
    >
      {!data && !error && <TextSkeleton label="readiness" lines={2} />}
      {!data && error && <ErrorNotice error={error} onRetry={() => refetch()} />}
      {data && data.items.length > 0 && (
        <ul className={classes.rows}>
          {data.items.slice(0, most).map((item) => (
            <li key={`${item.key} ${item.message}`} className={classes.row}>
              <Anchor
                size="sm"
                className={classes.words}
                renderRoot={(props) => <Link {...props} {...linkOf(item)} />}
              >
                {titleOf(item)}
              </Anchor>
              <StatusBadge status={item.level} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
