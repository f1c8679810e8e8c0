import { primaryLanguage } from '../../search/terms.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { ProofWording } from './proof_wording.ts'

export type { ProofType, ProofWording } from './proof_wording.ts'

const languages = new Map([
  ['en', english],
  ['de', german],
])

/** Null for a language whose answers are not known by their looks. */
export const proofWordingFor = (language: string): ProofWording | null =>
  languages.get(primaryLanguage(language)) ?? null
