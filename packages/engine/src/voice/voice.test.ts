import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findBannedPhrases, hasBannedPhrase } from './banned_phrases.ts'
import { enforceVoice } from './enforce.ts'
import { lintTexts } from './lint.ts'

const banning = (...banned_phrases: string[]) => ({ banned_phrases })

test('a banned phrase is found however it is written', () => {
  const written: [phrase: string, text: string][] = [
    ['synergy', 'We believe in Synergy.'],
    ['best in class', 'We are BEST-IN-CLASS.'],
    ['best-in-class', 'We are best\n  in class.'],
    ['best in class', 'We are best in\u00a0class.'],
    ['best in class', 'We are best in‑class.'],
    ['best in class', 'We are **best** in “class”.'],
    ["don't worry", 'Please don’t worry.'],
    ['don’t worry', "Don't worry!"],
    ['natürlich', 'Das geht natuerlich.'],
    ['natuerlich', 'Natürlich!'],
    ['natürlich', 'Das geht natu\u0308rlich.'],
    ['Grüße', 'Viele GRÜSSE'],
    ['gruesse', 'Viele Grüße'],
    ['synergy', 'syn\u200bergy and syn\u00adergy'],
    ['synergy', 'ѕуnеrgу'],
    ['synergy', 'ｓｙｎｅｒｇｙ'],
    ['synergy', '𝐬𝐲𝐧𝐞𝐫𝐠𝐲'],
    ['café', 'in the cafe'],
    ['—', 'It is good — really.'],
    ['100%', 'We are 100% sure.'],
    ['安い', 'とても安いです'],
    ['synergy', 'Our synergy’s worth'],
  ]
  for (const [phrase, text] of written)
    assert.ok(hasBannedPhrase(text, banning(phrase)), `${phrase} in ${text}`)
})

test('only whole words are banned', () => {
  const harmless: [phrase: string, text: string][] = [
    ['deal', 'That is ideal.'],
    ['deal', 'Deals and dealers'],
    ['schön', 'Das ist schon da.'],
    ['du', 'It is due today.'],
    ['best in class', 'The best. In class we learn.'],
    ['9', 'From 19 to 99'],
    ['a', 'And so on'],
  ]
  for (const [phrase, text] of harmless)
    assert.ok(!hasBannedPhrase(text, banning(phrase)), `${phrase} in ${text}`)
})

test('what is blank or cannot be seen bans nothing', () => {
  assert.deepEqual(findBannedPhrases('All is well.', banning(' ', '\u200b', '')), [])
  assert.deepEqual(findBannedPhrases('All is well.', {}), [])
  assert.deepEqual(findBannedPhrases('All is well.', null), [])
})

test('a finding names phrase, words and place in the text as it stands', () => {
  const text = '😀 Truly Best-in-Class, über-natür\u200blich'
  assert.deepEqual(findBannedPhrases(text, banning('natürlich', 'best in class')), [
    { phrase: 'best in class', found: 'Best-in-Class', at: 9 },
    { phrase: 'natürlich', found: 'natür\u200blich', at: 29 },
  ])
})

test('the sentence with a banned phrase is cut, and the others stay as they were', () => {
  assert.deepEqual(enforceVoice('We have time. We have synergy! You are welcome.', banning('Synergy')), {
    text: 'We have time. You are welcome.',
    changes: [{ phrase: 'Synergy', change: 'cut' }],
  })
  const markdown = '# Plan\n\n- One thing. Pure synergy.\n- Synergy\n\nThe end.'
  assert.equal(enforceVoice(markdown, banning('synergy')).text, '# Plan\n\n- One thing.\n\nThe end.')
})

test('a phrase that runs over the end of a line is cut on both lines', () => {
  assert.equal(
    enforceVoice('Good.\nWe are best\nin class.\nBye.', banning('best in class')).text,
    'Good.\nBye.',
  )
})

test('a line whose mark is banned is cut', () => {
  assert.equal(enforceVoice('• One thing.\nBye.', banning('•')).text, 'Bye.')
})

test('a text without banned phrases is not touched', () => {
  const text = '  Two  spaces,\n\n\tand a tab. '
  assert.deepEqual(enforceVoice(text, banning('synergy')), { text, changes: [] })
})

test('whatever the text and the bans, nothing banned leaves', () => {
  const word = fc.constantFrom(
    'best',
    'in',
    'class',
    'deal',
    '—',
    'ü',
    '- ',
    '#',
    '.',
    '!',
    '\n',
    'Über',
    "'",
    '1.',
  )
  const words = fc.array(word, { maxLength: 20 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(words, fc.array(words, { maxLength: 4 }), (text, phrases) => {
      const voice = banning(...phrases)
      assert.deepEqual(findBannedPhrases(enforceVoice(text, voice).text, voice), [])
    }),
  )
})

test('a lint names the field and the resource of each finding, and stops at its limit', () => {
  const resource = { object: 'identity', id: 7 }
  const texts = [
    { where: 'text', text: 'A deal is a deal.' },
    { where: 'identity.greeting.en', text: 'What a deal', resource },
  ]
  assert.deepEqual(lintTexts(texts, banning('deal')), [
    { phrase: 'deal', found: 'deal', where: 'text', at: 2 },
    { phrase: 'deal', found: 'deal', where: 'text', at: 12 },
    { phrase: 'deal', found: 'deal', where: 'identity.greeting.en', at: 7, resource },
  ])
  for (const limit of [1, 2]) assert.equal(lintTexts(texts, banning('deal'), limit).length, limit)
})
