import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AgentService } from '../flow/agent_definition.ts'
import { paperPackFor } from './language/index.ts'
import { priceWords } from './price_words.ts'

const priced = (rest: Partial<AgentService>, locale: string) =>
  priceWords({ key: 'a', name: 'A', pricing_unit: 'fixed', currency: 'EUR', ...rest }, paperPackFor(locale))

test('a price is written as people write it, in English and in German', () => {
  for (const [rest, english, german] of [
    [{ price_min: 120_000, price_max: 180_000 }, '€1,200–€1,800', '1.200–1.800 €'],
    [{ price_min: 120_000, price_max: 120_000 }, '€1,200', '1.200 €'],
    [{ price_min: 1_800_000, pricing_unit: 'from' }, 'from €18,000', 'ab 18.000 €'],
    [{ price_min: 890_000, price_max: 1_850_000, pricing_unit: 'from' }, '€8,900–€18,500', '8.900–18.500 €'],
    [
      { price_min: 45_000, price_max: 90_000, pricing_unit: 'monthly' },
      '€450–€900 per month',
      '450–900 € pro Monat',
    ],
    [{ price_max: 1_250 }, '€12.50', '12,50 €'],
    [{ price_min: 120_000, price_max: 180_000, currency: 'CHF' }, 'CHF 1,200–CHF 1,800', '1.200–1.800 CHF'],
    [{ price_min: 120_000, currency: 'JPY' }, '¥120,000', '120.000 ¥'],
    [{ price_min: 123_456_789, currency: 'USD' }, '$1,234,567.89', '1.234.567,89 $'],
    [{}, null, null],
  ] as const)
    assert.deepEqual([priced(rest, 'en'), priced(rest, 'de')], [english, german])
})
