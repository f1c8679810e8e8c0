import type { ReadinessDetail } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../parts/link_to.ts'
import { times } from '../../../parts/pluralize.ts'
import classes from './Readiness.module.css'

interface DetailLineProps {
  detail: ReadinessDetail
  title: string
  href: string | undefined
}

/** One of the things that a line is about. */
export function DetailLine({ detail: { message, count }, title, href }: DetailLineProps) {
  return (
    <li className={classes.detail}>
      {href ? (
        <Anchor size="sm" renderRoot={(props) => <Link {...props} {...linkTo(href)} />}>
          {title}
        </Anchor>
      ) : (
        <Text component="span" size="sm">
          {title}
        </Text>
      )}
      {count !== undefined && count > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {' '}
          · asked {times(count)}
        </Text>
      )}
      {message && (
        <Text size="xs" c="dimmed">
          {message}
        </Text>
      )}
    </li>
  )
}
