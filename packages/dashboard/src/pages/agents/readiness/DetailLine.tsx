import type { ReadinessDetail } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../parts/link_to.ts'
import { times } from '../../../parts/pluralize.ts'
import { CallLine } from './CallLine.tsx'
import classes from './Readiness.module.css'

/** One of the things that a line is about. */
export function DetailLine({ detail }: { detail: ReadinessDetail }) {
  const { title, message, count, fields, href, call } = detail
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
      {(message ?? fields) && (
        <Text size="xs" c="dimmed">
          {message ?? fields?.join(', ')}
        </Text>
      )}
      {!href && call && <CallLine call={call} />}
    </li>
  )
}
