/** ISO 4217 currencies whose minor unit is not a hundredth. */
const withoutMinorUnit = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const inThousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** How many digits of an amount in the minor unit stand behind the point. */
export const minorDigits = (currency: string): number =>
  withoutMinorUnit.includes(currency) ? 0 : inThousandths.includes(currency) ? 3 : 2
