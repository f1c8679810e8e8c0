import { fits, type Graded, graded, languageOf } from './grade.ts'
import type { TrueProfile } from './truth.ts'

/** What onboarding made of the organization and of its agent's appearance. */
export interface FoundProfile {
  name?: string
  logo?: string
  accent_colour?: string
  language?: string
  timezone?: string
  currency?: string
  address?: string
  phone?: string
  email?: string
  opening_hours?: Hours[]
  links?: { url: string }[]
}

interface Hours {
  days: string[]
  opens: string
  closes: string
  note?: string
}

export function profileGrades(truth: TrueProfile, found: FoundProfile): Graded[] {
  return [
    graded('name', truth.name, found.name, (name) => truth.name.some((each) => fold(each) === fold(name))),
    graded('logo', truth.logo, found.logo, (logo) => truth.logo!.includes(new URL(logo).pathname)),
    graded('colour', truth.accent_colour, found.accent_colour, (colour) =>
      truth.accent_colour.some((each) => isNear(each, colour)),
    ),
    graded('language', truth.languages, found.language, (language) =>
      truth.languages.includes(languageOf(language)),
    ),
    graded('time zone', truth.timezone, found.timezone, (zone) => truth.timezone.includes(zone)),
    graded('currency', truth.currency, found.currency, (currency) => truth.currency.includes(currency)),
    graded('address', truth.address, found.address, (address) =>
      truth.address!.every((part) => fits(part, address)),
    ),
    graded('phone', truth.phone, found.phone, (phone) =>
      truth.phone!.some((each) => lastDigits(each) === lastDigits(phone)),
    ),
    graded('email', truth.email, found.email, (email) => truth.email!.includes(email.toLowerCase())),
    graded('opening hours', truth.opening_hours, found.opening_hours, (hours) =>
      isSameWeek(truth.opening_hours!, byDay(hours.filter((each) => !isSeasonal(truth, each)))),
    ),
    graded('links', truth.links, found.links, (links) =>
      isSameSet(
        truth.links,
        links.map(({ url }) => url),
      ),
    ),
  ]
}

const fold = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('')

/** As far as an eye can tell. */
const near = 30
function isNear(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((value, index) => value - b[index]!)) < near
}
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** With or without the country, a number ends in the same digits. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-8)

const isSeasonal = ({ seasonal_hours }: TrueProfile, { days, opens, closes, note }: Hours) =>
  note !== undefined && days.every((day) => seasonal_hours?.[day]?.includes(`${opens}-${closes}`))

function byDay(hours: readonly Hours[]): Record<string, string[]> {
  const week: Record<string, string[]> = {}
  for (const { days, opens, closes } of hours)
    for (const day of days) week[day] = [...(week[day] ?? []), `${opens}-${closes}`].sort()
  return week
}

const isSameWeek = (one: Record<string, string[]>, other: Record<string, string[]>) =>
  isSameSet(Object.keys(one), Object.keys(other)) &&
  Object.entries(one).every(([day, hours]) => isSameSet(hours, other[day]!))

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))
