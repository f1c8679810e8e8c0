import { noFeatures } from '../../search/features.ts'
import type { FoundPassage } from '../found_passage.ts'

/** A passage as tests write it. */
export const passageWith = (overrides: Partial<FoundPassage>): FoundPassage => ({
  kind: 'passage',
  id: 1,
  language: 'en',
  trail: [],
  text: '',
  statements: [],
  source_id: 1,
  url: null,
  whole: true,
  alone: noFeatures,
  together: noFeatures,
  ...overrides,
})

/** Knowledge in which every word is known and as rare as any other. */
export const evenWords = { size: 10, knows: () => true, rarity: () => 2 }
