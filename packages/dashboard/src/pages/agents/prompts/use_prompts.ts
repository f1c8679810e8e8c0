import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import type { PromptKind } from '../../../parts/prompt_kinds.ts'

/** Everything about the prompts of one kind. Keys begin with the resource's word, so that events keep them true. */

/** The newest hundred, with the archived ones: nobody writes more by hand. */
export function usePromptVersions(slug: string, kind: PromptKind) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['prompt_templates', slug, kind],
    queryFn: async ({ signal }) =>
      (await foyer.promptTemplates.list(slug, { kind, limit: 100, include_archived: true }, { signal })).data,
  })
}

export function usePromptReferences(slug: string, kind: PromptKind) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['prompt_templates', slug, kind, 'references'],
    queryFn: async ({ signal }) =>
      (await foyer.promptTemplates.references.list(slug, { kind }, { signal })).data,
  })
}

export function useExperiments(slug: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['experiments', slug],
    queryFn: async ({ signal }) => (await foyer.experiments.list(slug, { limit: 100 }, { signal })).data,
  })
}
