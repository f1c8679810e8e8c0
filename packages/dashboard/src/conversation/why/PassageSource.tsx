import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import classes from './FactSource.module.css'

/** Where a passage comes from: its facts know. One without any, or one that is gone by now, is told by its number. */
export function PassageSource({ id }: { id: number }) {
  const foyer = useFoyer()
  const { slug: org } = useMembership()
  const { data, isPending } = useQuery({
    queryKey: ['knowledge_facts', 'of passage', id],
    queryFn: async ({ signal }) =>
      (await foyer.knowledgeFacts.list({ passage_id: id, include_archived: true, limit: 1 }, { signal }))
        .data,
  })
  const fact = data?.[0]
  if (!fact) return <span>{isPending ? '' : `Passage ${id}`}</span>
  return (
    <Anchor
      inherit
      className={classes.source}
      renderRoot={(props) => (
        <Link {...props} to="/o/$org/knowledge/facts/$id" params={{ org, id: fact.id }} />
      )}
    >
      {fact.source_title}
    </Anchor>
  )
}
