/**
 * From here on a passage is said, and from here on it is put up for choice. Chosen on messages as people type them, with
 * whole organizations left out (`evals/fit_lookup.ts` prints what other choices would cost).
 */
export const sureFrom = 0.38
export const nearFrom = 0.34
/** From here on it is offered beside the admission that the answer is not known. */
export const farFrom = 0.24
/** From here on a passage is said to what was only told: nobody has asked. */
export const toldFrom = 0.5
