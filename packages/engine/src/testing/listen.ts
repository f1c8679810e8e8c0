import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadingInput } from '../conversation/reading.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { slot } from './flows.ts'
import { readMessage } from './read_message.ts'

const choices = (
  key: string,
  data_type: SlotDefinition['data_type'],
  labels: Record<string, string>,
  german: Record<string, string> = {},
  overrides: Partial<SlotDefinition> = {},
) =>
  slot(1, {
    key,
    data_type,
    enum_values: Object.keys(labels),
    enum_labels: labels,
    translations: { de: { enum_labels: german } },
    ...overrides,
  })

/** Of an agent that asks for a bit of everything, with labels in English and German. */
const slots: Record<string, SlotDefinition> = {
  goal: slot(1, { key: 'goal', title: 'Goal', description: 'What the visitor wants to achieve.' }),
  full_name: slot(2, { key: 'full_name', title: 'Name', description: 'First and last name.' }),
  company: slot(3, { key: 'company', title: 'Company' }),
  email: slot(4, { key: 'email', title: 'E-mail', data_type: 'email' }),
  budget: choices(
    'budget',
    'band',
    {
      under_10k: 'Under 10,000',
      '10k_to_50k': '10,000 to 50,000',
      over_50k: 'Over 50,000',
      unknown: 'Not known yet',
    },
    {
      under_10k: 'Unter 10.000',
      '10k_to_50k': '10.000 bis 50.000',
      over_50k: 'Über 50.000',
      unknown: 'Noch nicht bekannt',
    },
    { title: 'Budget', description: 'The yearly amount set aside for this.' },
  ),
  company_size: choices(
    'company_size',
    'band',
    { '1_to_9': '1 to 9', '10_to_49': '10 to 49', '50_to_249': '50 to 249', '250_or_more': '250 or more' },
    {},
    { title: 'Company size', description: 'How many people work at the visitor’s company.' },
  ),
  channel: choices(
    'channel',
    'enum',
    { in_person: 'In person', video: 'By video', phone: 'By phone' },
    { in_person: 'Vor Ort', video: 'Per Video', phone: 'Telefonisch' },
    { title: 'How to meet', description: 'How the visitor would like to meet.' },
  ),
  timing: choices(
    'timing',
    'enum',
    { now: 'As soon as possible', quarter: 'In the next three months', later: 'Later', open: 'Open' },
    {
      now: 'So bald wie möglich',
      quarter: 'In den nächsten drei Monaten',
      later: 'Später',
      open: 'Noch offen',
    },
    { title: 'Timing', description: 'When the visitor wants to begin.' },
  ),
  days: choices(
    'days',
    'multi_enum',
    { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' },
    { mon: 'Montag', tue: 'Dienstag', wed: 'Mittwoch', thu: 'Donnerstag', fri: 'Freitag' },
    { title: 'Days that suit', description: 'Every day of the week on which the visitor has time.' },
  ),
  since: choices('since', 'band', {
    days: 'A few days',
    weeks: 'A few weeks',
    months: 'A few months',
    longer: 'Longer',
  }),
  role: choices('role', 'enum', {
    decides: 'I decide',
    recommends: 'I recommend',
    researches: 'I am gathering information',
  }),
  website: slot(10, { key: 'has_website', title: 'Website', data_type: 'boolean' }),
  wants_call: slot(11, { key: 'wants_call', title: 'Call', data_type: 'boolean' }),
  tools: slot(12, { key: 'tools', title: 'Tools in use', data_type: 'multi_enum' }),
}

export type ExpectedValues = Record<string, unknown>
export interface MessageInput extends Partial<Omit<ReadingInput, 'asked' | 'slots'>> {
  asked?: string
  options?: string[]
  only?: string[]
}

export const read = (message: string, { asked, options = [], only, ...given }: MessageInput = {}) =>
  readMessage({
    message,
    locale: 'en',
    slots: (only ?? Object.keys(slots)).map((name) => slots[name]!),
    asked: { slot: asked ?? null, options, invited: false },
    answers: {},
    topic: null,
    ...given,
  })

export const values = (message: string, given: MessageInput = {}): ExpectedValues =>
  Object.fromEntries(read(message, given).captures.map(({ slot, value }) => [slot, value]))

/** Each row: what the visitor says, what was asked, and what is captured by it. */
export function table(
  name: string,
  rows: readonly (readonly [string, MessageInput, ExpectedValues])[],
): void {
  test(name, () => {
    const wrong = rows.flatMap(([message, given, expected]) => {
      const found = values(message, given)
      for (const { quote } of read(message, given).captures) assert.ok(message.includes(quote), quote)
      return isSame(found, expected) ? [] : [{ message, asked: given.asked, expected, found }]
    })
    assert.deepEqual(wrong, [])
  })
}

const isSame = (one: ExpectedValues, other: ExpectedValues) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

export const de = { locale: 'de' }
