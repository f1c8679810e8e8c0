import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askItem, say } from '../testing/plans.ts'

test('an authored greeting is said as it stands, in the nearest locale, and its question is the only one', () => {
  const identity = { display_name: 'Mara', greeting: { en: 'Hi there!', de: 'Grüß Gott! Worum geht es?' } }
  const greeting = (locale: string) =>
    say([{ act: 'greet' }, askItem('goal')], { locale, agentDefinition: { identity } })
  assert.match(greeting('en-GB'), /^Hi there! .*\?$/)
  assert.equal(greeting('de-AT'), 'Grüß Gott! Worum geht es?')
})

test('without an authored greeting the agent says who it is, and discloses what it has to', () => {
  const identity = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a computer program' }
  const text = say([{ act: 'greet' }, { act: 'invite' }], {
    agentDefinition: { identity },
    visitor: { name: 'Anna' },
  })
  assert.match(text, /Mara, Reception at Acme\. I am a computer program\. .*\?$/)
  assert.match(say([{ act: 'greet' }], { locale: 'de' }), /Front desk, die digitale Assistenz von Acme\.$/)
})

test('role and disclosure are said only in the languages that they are written in', () => {
  const identity = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a computer program' }
  const greeting = (languages: string[], locale: string) =>
    say([{ act: 'greet' }], { locale, agentDefinition: { identity: { ...identity, languages } } })
  assert.match(greeting(['en'], 'en-GB'), /Mara, Reception at Acme\. I am a computer program\.$/)
  assert.match(greeting(['en'], 'de'), /Mara, die digitale Assistenz von Acme\.$/)
  assert.match(greeting([], 'de'), /Mara, Reception bei Acme\. I am a computer program\.$/)
})

test('a disclosure in another language is said in our words after the owner’s greeting, and only where there is one', () => {
  const identity = { display_name: 'Mara', greeting: { de: 'Grüß Gott!', en: 'Hi!' }, languages: ['en'] }
  const greeting = (locale: string, disclosure: string) =>
    say([{ act: 'greet' }], { locale, agentDefinition: { identity: { ...identity, disclosure } } })
  assert.equal(greeting('de', 'I am a program.'), 'Grüß Gott! Ich bin eine digitale Assistenz.')
  assert.equal(greeting('en', 'I am a program.'), 'Hi! I am a program.')
  assert.equal(greeting('de', ''), 'Grüß Gott!')
})

test('what cannot be a name is not said as one', () => {
  for (const name of ['Who are you?', 'see https://x.example', 'a'.repeat(80), '{role}\nHello'])
    for (let turn = 0; turn < 6; turn++)
      assert.ok(
        !say([{ act: 'greet' }, { act: 'close' }], { visitor: { name }, seed: `${turn}` }).includes(name),
      )
})
