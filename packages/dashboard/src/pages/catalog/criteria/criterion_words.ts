import type { FitKind } from '@foyer/contract/vocabulary'

export const kindWords: Record<FitKind, { label: string; meaning: string }> = {
  ideal: { label: 'Ideal fit', meaning: 'Visitors you want most.' },
  acceptable: { label: 'Acceptable fit', meaning: 'Visitors you can work with.' },
  poor_fit: { label: 'Poor fit', meaning: 'Visitors who are rarely a good match.' },
  dealbreaker: { label: 'Dealbreaker', meaning: 'If any of these applies, it overrides all other criteria.' },
}

/** How much a criterion counts, as people say it. */
export const weightOptions = [
  { value: '', label: 'Normal' },
  { value: '2', label: '2×' },
  { value: '3', label: '3×' },
]

export const weightWords = (weight: number | null): string | null =>
  weight !== null && weight > 1 ? `Weight: ${weight}×` : null
