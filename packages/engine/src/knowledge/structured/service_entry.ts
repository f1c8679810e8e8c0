import { durationWords } from '../../catalog/duration_words.ts'
import { joinList } from './join_list.ts'
import { formatMoney } from './money.ts'
import type { ServiceFields, StructuredEntry, StructuredWords } from './structured_entry.ts'
import { structuredLanguages } from './structured_languages.ts'

/** A service, in every language that there is. What its owner wrote stays in the owner's words. */
export const serviceEntries = (service: ServiceFields): StructuredEntry[] =>
  structuredLanguages.map((words) => ({
    language: words.language,
    trail: [...words.headings.service, service.name],
    text: describeService(service, words).join('\n'),
  }))

/** Every statement names the service: it may be said alone. */
function describeService(service: ServiceFields, words: StructuredWords): string[] {
  const { name, description, typical_duration, deliverables } = service
  const price = priceOf(service, words)
  return [
    description ? `${name}: ${oneLine(description)}` : `${name}.`,
    ...(price ? [words.price.of(name, price.sentence)] : []),
    ...(typical_duration ? [durationOf(name, typical_duration, words)] : []),
    ...(deliverables.length > 0 ? [words.included(name, deliverables.join('; '))] : []),
  ]
}

function durationOf(name: string, duration: string, words: StructuredWords): string {
  if (!isLength.test(duration)) return words.when(name, duration)
  return words.duration(name, durationWords(duration, words.language))
}

/** A length of time and nothing else: "Two-hour time window" and "Eingriff etwa 20 Minuten" say more. */
const isLength =
  /^(?:(?:ca\.?|etwa|rund|bis zu|about|around|approx\.?|approximately|up to|from|ab|min\.?|mindestens|at least)\s)*(?:\d|one|two|three|four|five|six|an?\s|half|several|ein|zwei|drei|vier|fünf|sechs|mehrere|einige)[^,;]*?\b(?:min|minutes?|hours?|h|days?|nights?|weeks?|months?|years?|sessions?|visits?|minuten?|std|stunden?|tage?n?|nächten?|nacht|wochen?|monate?n?|jahre?n?|werktage?n?|termine?n?)\b/i

/** One entry that lists them all; none where there are none. */
export function serviceListEntries(
  services: readonly ServiceFields[],
  organization: string,
): StructuredEntry[] {
  if (services.length === 0) return []
  return structuredLanguages.map((words) => ({
    language: words.language,
    trail: [organization, ...words.headings.services],
    text: words.offer(
      joinList(
        services.map((service) => listed(service, words)),
        words.and,
      ),
    ),
  }))
}

function listed(service: ServiceFields, words: StructuredWords): string {
  const price = priceOf(service, words)
  return price ? `${service.name} (${price.short})` : service.name
}

function priceOf({ price_min, price_max, currency, pricing_unit }: ServiceFields, words: StructuredWords) {
  if (currency == null) return undefined
  const { free, exactly, from, between, upTo, monthly } = words.price
  if ((price_min ?? price_max) === 0 && !price_max) return free
  const amount = (minorUnits: number) => {
    const money = formatMoney(minorUnits, currency, words.language)
    return pricing_unit === 'monthly' ? monthly(money) : money
  }
  if (price_min == null) return price_max == null ? undefined : upTo(amount(price_max))
  if (price_max != null && price_max > price_min)
    return between(formatMoney(price_min, currency, words.language), amount(price_max))
  return pricing_unit === 'from' ? from(amount(price_min)) : exactly(amount(price_min))
}

/** A line is a statement. */
const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ')
