import type { ReadinessItem } from '@foyer/sdk'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkTo } from '../../../parts/link_to.ts'
import { CallLine } from './CallLine.tsx'
import { DetailLine } from './DetailLine.tsx'
import classes from './Readiness.module.css'
import { actionOf, titleOf } from './readiness_words.ts'

/** One thing to do: what is missing, the things it is about, and the way to where it is done. */
export function ReadinessRow({ item }: { item: ReadinessItem }) {
  const { message, count, href, call, details = [] } = item
  const title = titleOf(item)
  const unnamed = (count ?? details.length) - details.length
  return (
    <li className={classes.item}>
      <div>
        <Text component="h3" size="sm" fw={600}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {message}
        </Text>
        {!href && call && <CallLine call={call} />}
      </div>
      {href && (
        <Button
          variant="default"
          size="xs"
          className={classes.action ?? ''}
          renderRoot={(props) => <Link {...props} {...linkTo(href)} />}
        >
          {actionOf(item)}
        </Button>
      )}
      {details.length > 0 && (
        <ul className={classes.details} aria-label={title}>
          {details.map((detail) => (
            <DetailLine key={`${detail.id} ${detail.title} ${detail.message}`} detail={detail} />
          ))}
          {unnamed > 0 && (
            <Text component="li" size="sm" c="dimmed" className={classes.detail ?? ''}>
              And {unnamed} more.
            </Text>
          )}
        </ul>
      )}
    </li>
  )
}
