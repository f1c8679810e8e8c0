/** What follows from a country, where only one thing does. */
interface Country {
  timezone?: string
  currency: string
  /** Its name, as addresses end with it. */
  names: string
}

export const countries: Record<string, Country> = {
  DE: { timezone: 'Europe/Berlin', currency: 'EUR', names: 'germany deutschland' },
  AT: { timezone: 'Europe/Vienna', currency: 'EUR', names: 'austria österreich' },
  CH: { timezone: 'Europe/Zurich', currency: 'CHF', names: 'switzerland schweiz suisse' },
  LI: { timezone: 'Europe/Vaduz', currency: 'CHF', names: 'liechtenstein' },
  GB: {
    timezone: 'Europe/London',
    currency: 'GBP',
    names: 'uk england scotland wales united-kingdom great-britain northern-ireland',
  },
  IE: { timezone: 'Europe/Dublin', currency: 'EUR', names: 'ireland irland' },
  FR: { timezone: 'Europe/Paris', currency: 'EUR', names: 'france frankreich' },
  NL: { timezone: 'Europe/Amsterdam', currency: 'EUR', names: 'netherlands niederlande' },
  BE: { timezone: 'Europe/Brussels', currency: 'EUR', names: 'belgium belgien' },
  LU: { timezone: 'Europe/Luxembourg', currency: 'EUR', names: 'luxembourg luxemburg' },
  DK: { timezone: 'Europe/Copenhagen', currency: 'DKK', names: 'denmark dänemark' },
  SE: { timezone: 'Europe/Stockholm', currency: 'SEK', names: 'sweden schweden' },
  NO: { timezone: 'Europe/Oslo', currency: 'NOK', names: 'norway norwegen' },
  FI: { timezone: 'Europe/Helsinki', currency: 'EUR', names: 'finland finnland' },
  PL: { timezone: 'Europe/Warsaw', currency: 'PLN', names: 'poland polen' },
  CZ: { timezone: 'Europe/Prague', currency: 'CZK', names: 'czechia tschechien' },
  IT: { timezone: 'Europe/Rome', currency: 'EUR', names: 'italy italien' },
  // Spain and Portugal have islands with a clock of their own.
  ES: { currency: 'EUR', names: 'spain spanien' },
  PT: { currency: 'EUR', names: 'portugal' },
  GR: { timezone: 'Europe/Athens', currency: 'EUR', names: 'greece griechenland' },
  JP: { timezone: 'Asia/Tokyo', currency: 'JPY', names: 'japan' },
  IN: { timezone: 'Asia/Kolkata', currency: 'INR', names: 'india indien' },
  SG: { timezone: 'Asia/Singapore', currency: 'SGD', names: 'singapore singapur' },
  ZA: { timezone: 'Africa/Johannesburg', currency: 'ZAR', names: 'south-africa südafrika' },
  US: { currency: 'USD', names: 'usa us united-states united-states-of-america' },
  CA: { currency: 'CAD', names: 'canada kanada' },
  AU: { currency: 'AUD', names: 'australia australien' },
  NZ: { timezone: 'Pacific/Auckland', currency: 'NZD', names: 'new-zealand neuseeland' },
}

const byName = new Map(
  Object.entries(countries).flatMap(([code, { names }]) => names.split(' ').map((name) => [name, code])),
)

/** The code of a country that is written as a code or by its name. */
export function countryOf(written: string): string | undefined {
  const code = written.trim().toUpperCase()
  if (code in countries) return code
  return byName.get(
    written.trim().toLowerCase().replace(/^the /, '').replaceAll('.', '').replaceAll(' ', '-'),
  )
}
