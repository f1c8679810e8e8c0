import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestLanguage } from './nearest_language.ts'

test('the same language, else a wider one, else a sister of it, else none', () => {
  for (const [languages, wanted, nearest] of [
    [['en', 'de', 'de-AT'], 'de-AT', 'de-AT'],
    [['en', 'de-AT'], 'DE-at', 'de-AT'],
    [['en', 'de-CH', 'de'], 'de-AT', 'de'],
    [['en', 'zh-Hant'], 'zh-Hant-TW', 'zh-Hant'],
    [['en', 'pt-BR', 'pt-PT'], 'pt', 'pt-BR'],
    [['en', 'de-CH'], 'de-AT', 'de-CH'],
    [['en', 'de'], 'fr', undefined],
    [['en', 'den'], 'de', undefined],
    [[], 'de', undefined],
  ] as const)
    assert.equal(nearestLanguage(languages, wanted), nearest, `${wanted} of ${languages}`)
})
