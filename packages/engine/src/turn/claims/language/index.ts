import type { ClaimWords } from './claim_words.ts'
import { english } from './english.ts'
import { german } from './german.ts'

export const claimLanguages: readonly ClaimWords[] = [english, german]
