import type { Money } from '../../reasoning/index.ts'

/** As the API has it: in units of the currency. */
export const costShown = ({ micros, currency }: Money) => ({ amount: micros / 1_000_000, currency })
