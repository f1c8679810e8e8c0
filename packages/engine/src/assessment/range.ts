/** From `min` to `max`; an open end is itself outside. */
export interface Range {
  min: number
  max: number
  openMin: boolean
  openMax: boolean
  unit: RangeUnit
  /** Of money that comes again: after how many days. */
  per: number | null
}

/** A currency, days, hundredths, or nothing that is told. */
export type RangeUnit = 'eur' | 'usd' | 'gbp' | 'chf' | 'days' | '%' | null

export const isPoint = ({ min, max }: Range): boolean => min === max

/** Two amounts of different currencies, or one of time and one of money, say nothing about each other. */
export const areComparable = (claimed: Range, answered: Range): boolean =>
  claimed.unit === answered.unit ||
  (claimed.unit === null && isMoney(answered.unit)) ||
  (answered.unit === null && isMoney(claimed.unit))

const isMoney = (unit: RangeUnit): boolean => unit !== null && unit !== 'days' && unit !== '%'

/** Whether all of what was answered is inside of what is claimed, or nothing of it; null when it reaches across. */
export function isInside(answered: Range, claimed: Range): boolean | null {
  const aboveMin =
    answered.min > claimed.min || (answered.min === claimed.min && (!claimed.openMin || answered.openMin))
  const belowMax =
    answered.max < claimed.max || (answered.max === claimed.max && (!claimed.openMax || answered.openMax))
  if (aboveMin && belowMax) return true
  const below =
    answered.max < claimed.min || (answered.max === claimed.min && (claimed.openMin || answered.openMax))
  const above =
    answered.min > claimed.max || (answered.min === claimed.max && (claimed.openMax || answered.openMin))
  return below || above ? false : null
}
