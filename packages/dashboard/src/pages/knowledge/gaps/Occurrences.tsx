import type { KnowledgeGap } from '@foyer/sdk'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../../api/organization.tsx'
import { times } from '../../../parts/pluralize.ts'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import classes from './Occurrences.module.css'

/** When the question was asked, newest first, each with its conversation. */
export function Occurrences({ gap: { occurrences, conversations } }: { gap: KnowledgeGap }) {
  const { slug: org } = useMembership()
  return (
    <Section
      title={`Asked ${times(occurrences)}`}
      description={
        occurrences > conversations.length
          ? `The last ${conversations.length.toLocaleString('en')} times are shown.`
          : undefined
      }
      flush
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul className={classes.list} tabIndex={0} aria-label="Conversations, newest first">
        {conversations.map(({ conversation_id, conversation_number, asked_at }) => (
          <li key={`${conversation_id} ${asked_at}`}>
            <Link
              className={classes.link}
              to="/o/$org/conversations/$id"
              params={{ org, id: conversation_id }}
            >
              <span>Conversation{conversation_number !== undefined && ` #${conversation_number}`}</span>
              <Time value={asked_at} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
