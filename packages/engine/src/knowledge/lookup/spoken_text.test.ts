import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeQuestion } from '../answer/question_analysis.ts'
import type { FoundPassage } from './found_passage.ts'
import { focusText, spokenText } from './spoken_text.ts'
import { evenWords, passageWith } from './testing/passage.ts'

const say = (passage: Partial<FoundPassage>, question = 'What does it cost?') =>
  spokenText(passageWith(passage), analyzeQuestion(question, 'en', evenWords))

test('a short passage is said whole, and sentences need no heading', () => {
  const text = 'Pods are let by the night.\n\nMinimum stay: two nights.'
  assert.equal(say({ trail: ['Pods'], text }), 'Pods are let by the night.\nMinimum stay: two nights.')
})

test('a list is told what it is about, unless the heading asks', () => {
  const text = '- one\n- two'
  assert.equal(say({ trail: ['Rooms'], text }), 'Rooms:\n- one\n- two')
  assert.equal(say({ trail: ['Which rooms are there?'], text }), '- one\n- two')
})

test('the yes to one question is none to another', () => {
  const text = 'Yes. Frame marking costs £12.'
  const trail = ['Do you mark frames?']
  assert.equal(say({ trail, text }, 'do you mark frames'), text)
  assert.equal(say({ trail, text }, 'do you repair frames'), 'Frame marking costs £12.')
})

test('steps are told from the first one on, also where one of them was asked for', () => {
  const text = '1. Turn the water off.\n2. Electricity near water? Switch it off.\n3. Call us.'
  assert.equal(
    say({ trail: ['Until we arrive'], text }, 'electricity near water'),
    `Until we arrive:\n${text}`,
  )
})

test('the focus of a passage is the sentence or row that fits the question', () => {
  const about = 'We open on weekdays. The hall is heated in winter. Dogs stay outside, sorry. Bring a towel.'
  const rest = 'A long tale of how all this came about. '.repeat(8)
  const focus = (text: string, question: string) =>
    focusText(passageWith({ trail: ['Hall'], text }), analyzeQuestion(question, 'en', evenWords)) ?? ''
  assert.match(focus(`${about}\n\n${rest}`, 'are dogs allowed'), /Dogs stay outside, sorry\./)
  assert.ok(focus(`${about}\n\n${rest}`, 'are dogs allowed').split(' ').length <= 51)
})

test('rows of a table are said without bars, every value with the name of its column', () => {
  const text = ' | Low | High\nGrass pitch | £16 | £27\nPod | £42 | \nDorm | £19 | £26'
  assert.equal(
    say({ trail: ['Per night'], text }),
    'Per night:\n- Grass pitch – Low: £16, High: £27\n- Pod – Low: £42\n- Dorm – Low: £19, High: £26',
  )
})

test('a row or two are said column by column, and of many columns those that were asked for', () => {
  const text =
    'Bike | 4 hours | 1 day | Weekend\nCity bike | £12 | £18 | £42\nTandem | £20 | £30 | £70\nCargo trike | £28 | £42 | '
  const said = (question: string) => say({ trail: ['Hire'], text }, question)
  assert.equal(said('a tandem?'), 'Hire:\n- Tandem – 4 hours: £20, 1 day: £30, Weekend: £70')
  assert.equal(said('a tandem for a weekend'), 'Hire:\n- Tandem – Weekend: £70')
  assert.equal(
    said('how much are the city bikes and the tandem at the weekend'),
    'Hire:\n- City bike – Weekend: £42\n- Tandem – Weekend: £70',
  )
  assert.equal(
    said('what can I hire'),
    'Hire:\n- City bike – 4 hours: £12, 1 day: £18, Weekend: £42\n- Tandem – 4 hours: £20, 1 day: £30, Weekend: £70\n- Cargo trike – 4 hours: £28, 1 day: £42',
  )
  const plans = 'Plan | Price | Users\nSolo | £5 | 1\nTeam | £9 | 5'
  assert.equal(
    say({ trail: ['Plans'], text: plans }, 'prices'),
    'Plans:\n- Solo: £5, Users: 1\n- Team: £9, Users: 5',
  )
})

test('a word that an item shares with the question is not yet its name', () => {
  const text = 'Who | A night\nGrass pitch | £16\nFurther adult | £6\nChild | £3'
  const said = (question: string) => say({ trail: ['Pitches'], text }, question)
  assert.match(said('how much for adults'), /Grass pitch: £16/)
  assert.equal(said('a further adult'), 'Pitches (A night):\n- Further adult: £6')
  const pets = 'Who | Price\nCat, indoors | £58\nCat, outdoors | £92\nDog and wolf | £84'
  assert.equal(
    say({ trail: ['Vaccination'], text: pets }, 'for a cat'),
    'Vaccination:\n- Cat, indoors: £58\n- Cat, outdoors: £92',
  )
  assert.match(
    say({ trail: ['Vaccination'], text: pets }, 'you and your dog or wolf'),
    /^Vaccination:\n- Dog and wolf: £84$/,
  )
})

test('an item is asked for by its number', () => {
  const text =
    'Message | Help\nError L-204 when sending | Add a country.\nError L-310 with the office | Check the number.'
  assert.equal(
    say({ trail: ['Errors'], text }, 'it says L-204, where is that'),
    'Errors:\n- Error L-204 when sending: Add a country.',
  )
})

test('what has no word of the question is not said again', () => {
  const passage = passageWith({ trail: ['Hall'], text: 'The hall is heated in winter.' })
  assert.equal(focusText(passage, analyzeQuestion('do you sell boats', 'en', evenWords)), null)
  assert.equal(focusText(passage, analyzeQuestion('is the hall heated', 'en', evenWords)), '')
})

test('who asks for one item is told of those like it, which may say otherwise', () => {
  const text = 'Where | Dogs\nStandard pods Dipper and Wren | one\nAll other pods | none\nHostel | none'
  assert.equal(
    say({ trail: ['Dogs'], text }, 'a pod with the dog'),
    'Dogs:\n- Standard pods Dipper and Wren: one\n- All other pods: none',
  )
})

test('of labelled paragraphs, the one that was asked for is said', () => {
  const text =
    'We are here for you.\n\nA crown came off: Clean it and keep it.\n\nA filling has come out: Keep the hole clean.\n\nToothache: Take a painkiller.'
  assert.equal(
    say({ trail: ['Until then'], text }, 'my filling fell out'),
    'A filling has come out: Keep the hole clean.',
  )
  assert.equal(say({ trail: ['Until then'], text }, 'what should I do'), text.replaceAll('\n\n', '\n'))
})

test('of a long passage the lines that fit the question are said, with what introduces them', () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Item number ${at} in the long list of things | £${at}`)
  const text = `Prices include tax.\n\nThing | Price\nUnblocking a toilet | £115\n${rows.join('\n')}`
  const said = say({ trail: ['Prices'], text }, 'toilet unblocking')
  assert.match(said, /^Prices include tax\./)
  assert.match(said, /tax\.\n- Unblocking a toilet: £115/)
  assert.ok(said.split(/\s+/).length <= 115, said)
})

test('items of one list are said together, before what stands around it', () => {
  const items = [
    '- a lease is signed by employees and by the boss after a frame agreement with the bank and us',
    '- no deposit from anybody who has been here for more than three years',
    '- at the end there is a chance to buy what was used for a part of its first price',
  ]
  const note =
    'A lease ends with the job, and can go on with somebody else who has the same employer and wants it.'
  const text = `${items.join('\n')}\n\n${`${note}\n\n`.repeat(6)}`
  assert.match(
    say({ trail: ['Bikes'], text }, 'is there a lease for employees'),
    /no deposit.*\n- at the end/,
  )
})

test('a table whose columns name what was asked is said whole, and its columns ask nothing', () => {
  const note = (what: string) =>
    `${what} with a dog need to know a good deal that is told here at some length. `
  const notes = ['Guests', 'Walkers', 'Families', 'Groups', 'Riders', 'Boaters', 'Others']
  const text = `Where | Dogs? | How many\nRiver | no | –\nMeadow | yes | 2\nWood | yes | 1\n\n${notes.map(note).join('\n\n')}`
  const said = say({ trail: ['Fields'], text }, 'can i bring my dogs')
  assert.match(
    said,
    /^Fields:\n- River – Dogs: no, How many: –\n- Meadow – Dogs: yes, How many: 2\n- Wood – Dogs: yes, How many: 1\n/,
  )
})

test('of a list, the items that were asked for by name are said, and those like them', () => {
  const text = 'Bike | A day\nCity bike | £18\nTrekking bike | £24\nTrekking bike, electric | £42'
  const said = (question: string) => say({ trail: ['Hire'], text }, question)
  assert.equal(
    said('How much is trekking?'),
    'Hire (A day):\n- Trekking bike: £24\n- Trekking bike, electric: £42',
  )
  assert.match(said('How much is it?'), /City bike: £18\n- Trekking bike: £24/)
})

test('lines under another heading stay out of a part', () => {
  const long = 'Something else that is told at some length here. '.repeat(6)
  const text = `Dogs\n\nDogs are kept on a lead. ${long}\n\nCats\n\nCats stay at home. ${long}`
  const said = say({ trail: ['Rules'], text }, 'may cats come')
  assert.match(said, /Cats stay at home/)
  assert.doesNotMatch(said, /Dogs are kept/)
})

test('words that the agent may not use are not said', () => {
  const said = say({ text: 'It costs £9. The secret is 42.', statements: ['It costs £9.'], whole: false })
  assert.equal(said, 'It costs £9.')
})

test('of a service, its price or its duration is said where that is asked, and all of it otherwise', () => {
  const text = 'Audit: We look at prices.\nAudit: It costs €900.\nAudit: It usually takes 3 weeks.'
  const service = { kind: 'service' as const, trail: ['Services', 'Audit'], text }
  assert.equal(say(service), 'Audit: It costs €900.')
  assert.equal(say(service, 'How long does the audit take?'), 'Audit: It usually takes 3 weeks.')
  const all = 'Audit: We look at prices.\nIt costs €900.\nIt usually takes 3 weeks.'
  assert.equal(say(service, 'Tell me about the audit'), all)
  const free = 'Audit: We look at prices.\nAudit: It is free of charge.\nAudit: It usually takes 3 weeks.'
  assert.equal(say({ ...service, text: free }), 'Audit: It is free of charge.')
})

test('who asks about a day is told the row of that day, of the week of a profile', () => {
  const week = 'We are open Friday 8:00–16:00 and Saturday 9:00–12:00.'
  const text = `${week}\n- Friday: 8:00–16:00\n- Saturday: 9:00–12:00\n- Sunday: closed`
  const said = (question: string) => say({ kind: 'profile', trail: ['Opening hours'], text }, question)
  assert.equal(said('What time do you shut on Fridays?'), 'Friday: 8:00–16:00.')
  assert.equal(said('Are you open on Saturday?'), 'Saturday: 9:00–12:00.')
  assert.equal(said('When are you open?'), week)
})

test('what an item is asked for by name, the visitor’s own words tell', () => {
  const text = 'What | Price\nParking | £5\nCharging | £9\nWashing | £7'
  const passage = passageWith({ trail: ['Cars'], text })
  const analyze = (question: string) => analyzeQuestion(question, 'en', evenWords)
  // The look-up adds words that nobody has said.
  const said = spokenText(passage, analyze('mud on my boots washing'), analyze('mud on my boots'))
  assert.match(said, /Charging: £9/)
})

test('of statements that each stand for themselves, those that fit the question are said', () => {
  const statements = [
    'The people: More than 140 companies have been clients.',
    'Ines Albrecht leads the pricing practice.',
    'Tomas Reinholt leads the operations practice.',
    'The office is in Hamburg.',
  ]
  const passage = { trail: ['The people'], text: statements.join(' '), statements, whole: false }
  assert.equal(say(passage, 'where is the office'), 'The office is in Hamburg.')
  assert.equal(say(passage, 'how many clients'), 'More than 140 companies have been clients.')
})

test('who asks on is told the sentence that answers, with what goes on from it, and not those around it', () => {
  const text =
    'A group has ten places. Whoever cancels late pays the whole fee, unless somebody else comes. A trial class costs £10. It is deducted from the fee. Missed hours cannot be made up for. Mats are there.'
  const focus = (question: string) =>
    focusText(passageWith({ trail: ['Good to know'], text }), analyzeQuestion(question, 'en', evenWords))
  assert.equal(focus('is there a trial class'), 'A trial class costs £10.\nIt is deducted from the fee.')
  const rows = Array.from({ length: 12 }, (_, at) => `Boat ${at + 10} | ${at} hours | £${at}`).join('\n')
  const table = passageWith({ trail: ['Boats'], text: `Boat | Duration | Price\n${rows}` })
  assert.equal(
    focusText(table, analyzeQuestion('boat 12', 'en', evenWords)),
    'Boats:\n- Boat 12: 2 hours, £2',
  )
})

test('a part of a word that was asked for is not that word', () => {
  const text =
    'Eine Gruppe hat zehn Plätze. Wer spät absagt, zahlt die volle Gebühr. Versäumte Stunden werden nicht nachgeholt. Eine Probestunde kostet zehn Euro. Matten sind vorhanden, bitte bringen Sie ein Handtuch, Socken und etwas zu trinken mit.'
  const passage = passageWith({ language: 'de', trail: ['Gut zu wissen'], text })
  const question = analyzeQuestion('Gibt es eine Probestunde?', 'de', evenWords)
  assert.equal(focusText(passage, question), 'Eine Probestunde kostet zehn Euro.')
})
