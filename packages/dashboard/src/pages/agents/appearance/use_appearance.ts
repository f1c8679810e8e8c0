import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

export const appearanceKey = (slug: string) => ['agents', { slug }, 'appearance'] as const

export function useAppearance(slug: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: appearanceKey(slug),
    queryFn: ({ signal }) => foyer.appearance.get(slug, { signal }),
  })
}

/** Those that an agent can appear under. */
export function useIdentities() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['identities', 'choice'],
    queryFn: async ({ signal }) => (await foyer.identities.list({ limit: 100 }, { signal })).data,
  })
}

/** The colours that follow from an accent, asked of the server without keeping it: it alone knows how they are made. */
export function useColours(slug: string, accent_colour: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['colours', accent_colour],
    enabled: /^#[0-9a-f]{6}$/i.test(accent_colour),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await foyer.appearance.update(slug, { accent_colour }, { signal, dryRun: true })).colours ?? null,
  })
}
