import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'

/** Reads a source: at once, or as a plan that waits for a decision. */
export function useIngest(id: number) {
  const { knowledgeSources } = useFoyer()
  return useWrite({
    write: (plan: boolean) => knowledgeSources.ingest(id, { plan }),
    touches: ['ingestion_runs', 'knowledge_sources'],
  })
}
