import type { Mutant } from '../mutant.ts'
import { engineGuards } from './engine.ts'
import { httpGuards } from './http.ts'
import { resourceGuards } from './resources.ts'
import { storageGuards } from './storage.ts'

/** Kept by hand: whoever adds a guard to the code adds it here. */
export const guards: Mutant[] = [...engineGuards, ...httpGuards, ...storageGuards, ...resourceGuards]
