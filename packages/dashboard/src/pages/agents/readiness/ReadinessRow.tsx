import type { ReadinessItem } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import classes from './ReadinessList.module.css'
import { linkOf, titleOf } from './readiness_words.ts'

/** One thing to do: its title leads to where it is done. */
export function ReadinessRow({ item, slug }: { item: ReadinessItem; slug: string }) {
  const { slug: org } = useMembership()
  const link = linkOf(item, org, slug)
  const title = item.count === undefined ? titleOf(item) : `${titleOf(item)} (${item.count})`
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {link ? (
          <Anchor size="sm" fw={500} renderRoot={(props) => <Link {...props} {...link} />}>
            {title}
          </Anchor>
        ) : (
          <Text size="sm" fw={500}>
            {title}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {item.message}
        </Text>
      </div>
      <StatusBadge status={item.level} />
    </li>
  )
}
