import { Anchor, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { Quote } from '../../../parts/Quote.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import classes from '../Catalog.module.css'

/** What the sources say, in their words, with the way to the source. */
export function FactsBehind({ ids }: { ids: readonly number[] }) {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const facts = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['knowledge_facts', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => foyer.knowledgeFacts.get(id, { signal }),
    })),
  })
  return (
    <ul className={classes.facts}>
      {facts.map(({ data, isPending }, at) => (
        <li key={ids[at]}>
          {isPending && <TextSkeleton lines={1} label="the fact" />}
          {!isPending && !data && (
            <Text size="sm" c="dimmed">
              This fact could not be loaded.
            </Text>
          )}
          {data && (
            <Quote
              source={
                <>
                  <Anchor
                    inherit
                    underline="always"
                    renderRoot={(props) => (
                      <Link
                        {...props}
                        to="/o/$org/knowledge/sources/$id"
                        params={{ org, id: data.source_id }}
                      />
                    )}
                  >
                    {data.source_title}
                  </Anchor>
                  {!data.supported && ' · the source no longer says this'}
                  {data.archived && ' · archived'}
                </>
              }
            >
              {data.text}
            </Quote>
          )}
        </li>
      ))}
    </ul>
  )
}
