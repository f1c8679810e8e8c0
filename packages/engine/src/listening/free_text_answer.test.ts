import { de, table } from '../testing/listen.ts'

table('addresses and names are taken as they are written', [
  ['anna@acme.example', { asked: 'email' }, { email: 'anna@acme.example' }],
  ['It’s Anna.Berger+work@acme.co.example.', {}, { email: 'Anna.Berger+work@acme.co.example' }],
  ['my name is Anna Berger', { asked: 'goal' }, { full_name: 'Anna Berger' }],
  ['Anna Berger', { asked: 'full_name' }, { full_name: 'Anna Berger' }],
  ['Anna Berger, from the bakery in town', { asked: 'full_name' }, { full_name: 'Anna Berger' }],
  ['I’m Anna, anna@acme.example', { asked: 'full_name' }, { full_name: 'Anna', email: 'anna@acme.example' }],
  ['I work for Acme Tools', {}, { company: 'Acme Tools' }],
  ['Ich heiße Jörg Müller und arbeite bei Muster GmbH', { ...de }, { full_name: 'Jörg Müller' }],
  ['Mein Name ist Anna Berger.', { ...de, asked: 'full_name' }, { full_name: 'Anna Berger' }],
  ['I’d first like to understand what this is for', { asked: 'full_name' }, {}],
])

table('words are an answer only to the question for them, without what leads up to them', [
  ['We want to relaunch our online shop', { asked: 'goal' }, { goal: 'relaunch our online shop' }],
  ['More customers from the region', { asked: 'goal' }, { goal: 'More customers from the region' }],
  ['no thats not what i meant, i mean your prices', { asked: 'goal' }, {}],
  ['It’s about our invoices.', { asked: 'goal' }, { goal: 'our invoices' }],
  [
    'Wir möchten unsere Abläufe vereinfachen',
    { ...de, asked: 'goal' },
    { goal: 'unsere Abläufe vereinfachen' },
  ],
  ['More customers. How long does that take?', { asked: 'goal' }, { goal: 'More customers' }],
  [
    'More customers, and our budget is 20k',
    { asked: 'goal' },
    { goal: 'More customers', budget: '10k_to_50k' },
  ],
  [
    'Discounts are given by feel. You can reach me at ana@harbour.example and we have about 20k to spend.',
    { asked: 'goal' },
    { goal: 'Discounts are given by feel', email: 'ana@harbour.example', budget: '10k_to_50k' },
  ],
  ['Right now we do everything in Excel', { asked: 'goal' }, { goal: 'Right now we do everything in Excel' }],
  [
    'OK. We want to find out where our discounts leak.',
    { asked: 'goal' },
    { goal: 'find out where our discounts leak' },
  ],
  ['Also, es geht um unsere Preise.', { ...de, asked: 'goal' }, { goal: 'unsere Preise' }],
  ['We want to relaunch our online shop', {}, {}],
  ['who knows', { asked: 'goal' }, {}],
  ['hm', { asked: 'goal' }, {}],
  ['What do you do?', { asked: 'goal' }, {}],
  ['Can you tell me the price?', { asked: 'goal' }, {}],
  ['yes', { asked: 'goal' }, {}],
  ['Hello there!', { asked: 'goal' }, {}],
  ['thanks', { asked: 'goal' }, {}],
  ['I don’t know', { asked: 'goal' }, {}],
])

table('what somebody wants answers an open question, also where it names a choice', [
  [
    'Our margins shrink and we need a video call',
    { asked: 'goal' },
    { goal: 'Our margins shrink and we need a video call', channel: 'video', wants_call: true },
  ],
  [
    'Our margins shrink. We need a video call.',
    { asked: 'goal' },
    { goal: 'Our margins shrink', channel: 'video', wants_call: true },
  ],
])

table('a feeling, a slip, thanks, a question or filler is neither a name nor a request', [
  ['frustrated', { asked: 'full_name' }, {}],
  ['I’m frustrated', { asked: 'full_name' }, {}],
  ['I am so tired', { asked: 'full_name' }, {}],
  ['hm that’s expensive', { asked: 'goal' }, {}],
  ['Das ist aber teuer', { asked: 'goal', locale: 'de' }, {}],
  ['asdf', { asked: 'full_name' }, {}],
  ['asdf', { asked: 'goal' }, {}],
  ['jjjj', { asked: 'goal' }, {}],
  ['qwertz', { asked: 'goal' }, {}],
  ['why do you ask?', { asked: 'full_name' }, {}],
  ['thank you so much', { asked: 'full_name' }, {}],
  ['more customers, thanks a lot', { asked: 'goal' }, { goal: 'more customers' }],
  ['thanks for asking, more customers', { asked: 'goal' }, { goal: 'more customers' }],
  ['I’m really annoyed', { asked: 'goal' }, {}],
  ['Ich bin echt genervt', { ...de, asked: 'goal' }, {}],
  ['anna berger', { asked: 'full_name' }, { full_name: 'Anna Berger' }],
  ['Happy Paws Ltd', { asked: 'company' }, { company: 'Happy Paws Ltd' }],
])

table('who says what they want gives no name', [
  ['Quote please', { asked: 'full_name' }, {}],
  ['book appointment', { asked: 'full_name' }, {}],
  ['Termin buchen', { ...de, asked: 'full_name' }, {}],
])

table('of a message that turns into a question or a supposition, what stands before it is the answer', [
  ['more customers, is that possible?', { asked: 'goal' }, { goal: 'more customers' }],
  ['the shop is slow, my neighbour says it is the images', { asked: 'goal' }, { goal: 'the shop is slow' }],
  ['Kassel, ist Ihnen das zu weit?', { ...de, asked: 'company' }, { company: 'Kassel' }],
  ['If we had more customers we would hire', { asked: 'goal' }, {}],
])

table('what follows a question explains it, unless it opens like an answer', [
  ['Do you work for small shops? We have two people.', { asked: 'goal', only: ['goal'] }, {}],
  ['Do you mean the aim? It’s about our invoices.', { asked: 'goal' }, { goal: 'our invoices' }],
  ['Why do you ask? Sure, we sell clocks.', { asked: 'goal' }, { goal: 'we sell clocks' }],
  ['Wozu? Na gut, mehr Kunden.', { ...de, asked: 'goal' }, { goal: 'mehr Kunden' }],
])
