import { test } from 'node:test'
import { flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { localesAreLanguageTags as rule } from './locales_are_language_tags.ts'

const inLocale = (locale: string) =>
  flowWithSlots(slot(1, { translations: { [locale]: { title: 'Title' } } }))

test('§2.3 language tags of BCP 47 are accepted', () => {
  const tags = [
    'de',
    'DE',
    'pt-BR',
    'zh-Hant-TW',
    'gsw',
    'es-419',
    'sl-rozaj',
    'de-1996',
    'de-u-co-phonebk',
    'de-x-formal',
    'x-in-house',
  ]
  for (const tag of tags) accepts(rule, inLocale(tag))
})

test('§2.3 anything else is refused', () => {
  for (const locale of [
    'de_DE',
    'german',
    'd',
    '',
    'de-',
    'not a tag',
    'de-u',
    'de-x',
    '12',
    'constructor',
  ]) {
    reports(rule, inLocale(locale), [`slot:1 translations.${locale}`])
  }
})
