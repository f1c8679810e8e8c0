import type { IngestionInstruction } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

/** All of them, in the order in which they apply. They are few: nobody writes a hundred. */
export function useInstructions() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['ingestion_instructions', 'all'],
    queryFn: async ({ signal }) => {
      const all: IngestionInstruction[] = []
      for await (const each of foyer.ingestionInstructions.list({ limit: 100 }, { signal })) all.push(each)
      return all.sort((one, other) => one.position - other.position || one.id - other.id)
    },
  })
}

export const touchesInstructions = ['ingestion_instructions']
