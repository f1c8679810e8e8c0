import type { Cost } from '@foyer/sdk'

/** Amounts of less than a cent are usual: they keep two digits that say something. */
export function costWords({ amount, currency }: Pick<Cost, 'amount' | 'currency'>): string {
  const digits = amount > 0 && amount < 1 ? Math.min(1 - Math.floor(Math.log10(amount)), 12) : 2
  return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: digits }).format(
    amount,
  )
}

export const costsWords = (costs: readonly Cost[]): string => costs.map(costWords).join(' + ')

/** How many tokens a model has read and written. */
export const tokenWords = ({ input, cached, output }: Record<'input' | 'cached' | 'output', number>) =>
  `${input.toLocaleString('en')} in${cached > 0 ? ` (${cached.toLocaleString('en')} from the cache)` : ''}, ${output.toLocaleString('en')} out`
