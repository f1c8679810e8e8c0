import { english } from './english.ts'
import { german } from './german.ts'
import type { ClaimWords } from './claim_words.ts'

export const claimLanguages: readonly ClaimWords[] = [english, german]
