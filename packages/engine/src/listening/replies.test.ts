import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de, read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

table('a yes-or-no slot is answered by yes and no in all their forms', [
  ['yes', { asked: 'wants_call' }, { wants_call: true }],
  ['Sure, why not', { asked: 'wants_call' }, { wants_call: true }],
  ['that would be great', { asked: 'wants_call' }, { wants_call: true }],
  ['No.', { asked: 'wants_call' }, { wants_call: false }],
  ['no, not yet', { asked: 'has_website' }, { has_website: false }],
  ['we don’t have one', { asked: 'has_website' }, { has_website: false }],
  ['not at the moment', { asked: 'has_website' }, { has_website: false }],
  ['We already have a website', {}, { has_website: true }],
  ['We have no website yet', {}, { has_website: false }],
  ['I would like a call', {}, { wants_call: true }],
  ['No, no call please, just write.', { asked: 'wants_call' }, { wants_call: false }],
  ['I’d prefer not to be called', { asked: 'wants_call' }, { wants_call: false }],
  ['no need', { asked: 'wants_call' }, { wants_call: false }],
  ['nein, ist noch offen', { ...de, asked: 'has_website' }, { has_website: false }],
  ['please don’t call', { asked: 'wants_call' }, { wants_call: false }],
  ['ja gerne', { ...de, asked: 'wants_call' }, { wants_call: true }],
  ['Nein, danke', { ...de, asked: 'wants_call' }, { wants_call: false }],
  ['noch nicht', { ...de, asked: 'has_website' }, { has_website: false }],
  ['haben wir noch nicht', { ...de, asked: 'has_website' }, { has_website: false }],
  ['Wir haben noch keine Website', { ...de }, { has_website: false }],
  ['I had a call with a client this morning', {}, {}],
])

table('having no answer is an answer where an option stands for it', [
  ['I don’t know yet', { asked: 'budget' }, { budget: 'unknown' }],
  ['not sure', { asked: 'budget' }, { budget: 'unknown' }],
  ['no idea, maybe 20k', { asked: 'budget' }, { budget: '10k_to_50k' }],
  ['we don’t know the budget yet', { asked: 'budget' }, { budget: 'unknown' }],
  ['Wir haben noch kein festes Budget', { ...de, asked: 'budget' }, { budget: 'unknown' }],
  ['we’re flexible', { asked: 'timing' }, { timing: 'open' }],
  ['Das weiß ich noch nicht', { ...de, asked: 'budget' }, { budget: 'unknown' }],
  ['egal', { ...de, asked: 'timing' }, { timing: 'open' }],
])

test('otherwise the slot is declined', () => {
  for (const [message, asked, locale] of [
    ['I don’t know', 'company_size', 'en'],
    ['I’d rather not say', 'email', 'en'],
    ['skip that', 'goal', 'en'],
    ['no preference', 'channel', 'en'],
    ['I’d rather not say', 'budget', 'en'],
    ['geht dich nichts an', 'email', 'de'],
    ['lieber keine Mail', 'email', 'de'],
    ['no company, it’s just for me', 'company', 'en'],
    ['weiß ich nicht', 'company_size', 'de'],
    ['das möchte ich nicht sagen', 'email', 'de'],
    ['ist mir egal', 'channel', 'de'],
    ['keine Angabe', 'goal', 'de'],
  ] as const) {
    const { declined, captures } = read(message, { asked, locale })
    assert.deepEqual([declined, captures], [[asked], []], message)
  }
})

test('acts are told apart, several to a message', () => {
  for (const [message, acts, given] of [
    ['Hello!', ['small_talk'], {}],
    ['Can I talk to a human?', ['wants_person'], {}],
    ['yes', ['affirm'], {}],
    ['no thanks', ['deny'], {}],
    ['no thanks, that’s it', ['deny', 'goodbye'], {}],
    ['bye!', ['goodbye'], {}],
    ['that’s all', ['goodbye'], {}],
    ['nein danke, das war’s', ['deny', 'goodbye'], de],
    ['I don’t know', ['dont_know'], {}],
    ['I don’t care', ['dont_care'], {}],
    ['Kann ich mit einem Menschen sprechen?', ['wants_person'], de],
    ['What does it cost?', ['ask'], {}],
    ['20k. What do I get?', ['inform', 'ask'], { asked: 'budget' }],
  ] as const)
    assert.deepEqual(read(message, given).acts, acts, message)
})

test('no to "anything else?" ends the conversation', () => {
  const invited = { asked: { slot: null, options: [], invited: true } }
  for (const message of ['no', 'nope', 'no thanks', 'nothing else', 'nein', 'nein danke']) {
    const { acts } = readMessage({ message, locale: 'en', slots: [], answers: {}, topic: null, ...invited })
    assert.ok(acts.includes('goodbye'), message)
  }
})
