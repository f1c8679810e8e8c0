import type { OnboardingQuestion } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMembership } from '../../../api/organization.tsx'

/** Where a reply comes from: the page itself, or the source for texts and files. */
export function ReplySources({ sources }: Pick<OnboardingQuestion, 'sources'>) {
  const { slug: org } = useMembership()
  if (sources.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      From{' '}
      {sources.map(({ source_id, title, url }, at) => (
        <Fragment key={`${source_id} ${url}`}>
          {at > 0 && ', '}
          {url ? (
            <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
              {title}
            </Anchor>
          ) : (
            <Anchor
              inherit
              underline="always"
              renderRoot={(props) => (
                <Link {...props} to="/o/$org/knowledge/sources/$id" params={{ org, id: source_id }} />
              )}
            >
              {title}
            </Anchor>
          )}
        </Fragment>
      ))}
    </Text>
  )
}
