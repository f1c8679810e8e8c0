import { refuse } from '../../platform/index.ts'

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Three letters are not enough: they must be in use. */
export function refuseUnknownCurrency(currency: string | null | undefined, param: string) {
  if (currency != null && !currencies.has(currency))
    throw refuse('parameter_invalid', `${param} must be an ISO 4217 code, such as "EUR".`, { param })
}
