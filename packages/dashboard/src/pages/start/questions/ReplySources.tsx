import type { OnboardingQuestion } from '@foyer/sdk'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMembership } from '../../../api/organization.tsx'

/** Where a reply comes from: the page itself, or the source for texts and files. */
export function ReplySources({ sources, check }: Pick<OnboardingQuestion, 'sources' | 'check'>) {
  const { slug: org } = useMembership()
  if (sources.length === 0) return <OwnSource kind={check?.reachable[0]?.kind} />
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

/** What has no source is what the organization says about itself. */
function OwnSource({ kind }: { kind: string | undefined }) {
  const { slug: org } = useMembership()
  if (kind !== 'profile' && kind !== 'service') return null
  return (
    <Text size="sm" c="dimmed">
      From{' '}
      {kind === 'service' ? (
        <Anchor
          inherit
          underline="always"
          renderRoot={(props) => <Link {...props} to="/o/$org/catalog" params={{ org }} />}
        >
          your services
        </Anchor>
      ) : (
        <Anchor
          inherit
          underline="always"
          renderRoot={(props) => <Link {...props} to="/o/$org/settings/organization" params={{ org }} />}
        >
          your profile
        </Anchor>
      )}
    </Text>
  )
}
