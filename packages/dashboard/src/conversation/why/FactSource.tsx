import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import classes from './FactSource.module.css'

/** Where a fact comes from. A fact that is gone by now has no source to show; what it said stays in the trace. */
export function FactSource({ id }: { id: number }) {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const { data: fact, isError } = useQuery({
    queryKey: ['knowledge_facts', id],
    queryFn: ({ signal }) => foyer.knowledgeFacts.get(id, { signal }),
  })
  if (!fact) return <span>{isError ? `Fact ${id}` : ''}</span>
  return (
    <Anchor
      inherit
      className={classes.source}
      renderRoot={(props) => <Link {...props} to="/o/$org/knowledge/facts/$id" params={{ org, id }} />}
    >
      {fact.source_title}
    </Anchor>
  )
}
