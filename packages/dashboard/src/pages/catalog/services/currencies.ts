const often = ['EUR', 'USD', 'GBP', 'CHF']
const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'code' })

/** Those that are used most first. */
export const currencyOptions = [...new Set([...often, ...Intl.supportedValuesOf('currency')])].map(
  (value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }),
)
