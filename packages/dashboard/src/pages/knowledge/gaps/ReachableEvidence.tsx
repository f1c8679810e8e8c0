import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import type { Tone } from '../../../parts/statuses.ts'
import { Dot } from '../Dot.tsx'
import { bandWords, evidenceWords } from '../words.ts'
import classes from './Reachable.module.css'
import type { Check } from './verdict.ts'

const tones: Record<keyof typeof bandWords, Tone> = { close: 'good', near: 'warn', far: 'quiet' }

/** What the agent came upon when it was checked, the closest first. */
export function ReachableEvidence({ check: { reachable, error } }: { check: Check }) {
  const { slug: org } = useMembership()
  if (error !== undefined) return null
  return (
    <div>
      <Title order={3} mb={4}>
        Closest matches
      </Title>
      {reachable.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing related to the question.
        </Text>
      )}
      <ul className={classes.list}>
        {reachable.map(({ kind, id, band, text, source_id, source_title }) => (
          <li key={`${kind} ${id}`} className={classes.item}>
            <Dot tone={tones[band]}>{bandWords[band]}</Dot>
            <div>
              <div className={classes.text}>{text}</div>
              <Text size="xs" c="dimmed">
                {evidenceWords[kind]}
                {source_id !== null && (
                  <>
                    {kind === 'profile' ? ', taken from ' : ' from '}
                    <Anchor
                      size="xs"
                      underline="always"
                      renderRoot={(props) => (
                        <Link
                          {...props}
                          to="/o/$org/knowledge/sources/$id"
                          params={{ org, id: source_id }}
                          hash={kind === 'passage' ? 'passages' : ''}
                        />
                      )}
                    >
                      {source_title}
                    </Anchor>
                  </>
                )}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
