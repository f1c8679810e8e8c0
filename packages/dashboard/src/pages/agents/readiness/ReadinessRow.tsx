import type { ReadinessItem } from '@foyer/sdk'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { linkTo } from '../../../parts/link_to.ts'
import { promptName } from '../../../parts/prompt_kinds.ts'
import { DetailLine } from './DetailLine.tsx'
import classes from './Readiness.module.css'
import { pageOf, pageOfDetail } from './readiness_pages.ts'
import { actionOf, titleOf } from './readiness_words.ts'

/** One thing to do: what is missing, the things it is about, and the way to where it is done. */
export function ReadinessRow({ item, slug }: { item: ReadinessItem; slug: string }) {
  const { key, message, count, details = [] } = item
  const place = { org: useMembership().slug, slug }
  const href = pageOf(item, place)
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
            <DetailLine
              key={`${detail.id} ${detail.title} ${detail.message}`}
              detail={detail}
              title={key === 'prompt_warning' ? `${promptName(detail.title)} prompt` : detail.title}
              href={pageOfDetail(key, detail, place)}
            />
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
