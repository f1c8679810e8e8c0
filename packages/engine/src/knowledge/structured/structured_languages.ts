import { english } from './english.ts'
import { german } from './german.ts'
import type { StructuredWords } from './structured_entry.ts'

/** The languages that the engine speaks. */
export const structuredLanguages: readonly StructuredWords[] = [english, german]
